"""The parts of the report that need NumPy, behind one door."""

from __future__ import annotations

from .markdown import check_markdown, update_markdown
from .page import page_of
from .report import Report, report_of

__all__ = ["Report", "check_markdown", "page_of", "report_of", "update_markdown"]
