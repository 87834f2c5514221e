// A heading that is pressed sorts its table by that column, and the other way round when pressed again.
for (const button of document.querySelectorAll("th button")) {
  button.addEventListener("click", () => {
    const head = button.parentElement;
    const falling = head.getAttribute("aria-sort") !== "descending";
    for (const other of head.parentElement.children) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", falling ? "descending" : "ascending");
    const body = head.closest("table").tBodies[0];
    const at = head.cellIndex;
    const worth = (row) => row.cells[at].dataset.value;
    const rows = [...body.rows].sort((one, two) => {
      const [a, b] = [worth(one), worth(two)];
      if (a === undefined || b === undefined) return (a === undefined) - (b === undefined);
      const order = isNaN(a) || isNaN(b) ? -a.localeCompare(b) : b - a;
      return falling ? order : -order;
    });
    body.append(...rows);
  });
}
