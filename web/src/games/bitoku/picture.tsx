// The picture on Bitoku's card in the lobby: a gate, a stream and kodamas in the forest.

import type { VNode } from "preact";

const BODY =
  '<rect width="340" height="190" fill="#D5DFD0"/><circle cx="90" cy="52" r="26" fill="#F3EFDC"/><path d="M0 120l60-54 44 36 56-66 64 70 40-34 76 54v64H0z" fill="#B4C6B4"/><path d="M0 140c40-20 90-24 140-10s120 4 200-12v72H0z" fill="#86A78F"/><g transform="translate(30 132) scale(0.9)" stroke="#2B2722" stroke-width="1.3"><path d="M-3 0h6v30h-6z" fill="#7A5C43"/><path d="M0-62l22 34h-10l18 30h-60l18-30h-10z" fill="#3E7457"/></g><g transform="translate(70 142) scale(1.15)" stroke="#2B2722" stroke-width="1"><path d="M-3 0h6v30h-6z" fill="#7A5C43"/><path d="M0-62l22 34h-10l18 30h-60l18-30h-10z" fill="#2C6049"/></g><g transform="translate(306 128) scale(1.05)" stroke="#2B2722" stroke-width="1.1"><path d="M-3 0h6v30h-6z" fill="#7A5C43"/><path d="M0-62l22 34h-10l18 30h-60l18-30h-10z" fill="#2C6049"/></g><g transform="translate(272 138) scale(0.8)" stroke="#2B2722" stroke-width="1.5"><path d="M-3 0h6v30h-6z" fill="#7A5C43"/><path d="M0-62l22 34h-10l18 30h-60l18-30h-10z" fill="#3E7457"/></g><g transform="translate(330 146) scale(1.2)" stroke="#2B2722" stroke-width="1.0"><path d="M-3 0h6v30h-6z" fill="#7A5C43"/><path d="M0-62l22 34h-10l18 30h-60l18-30h-10z" fill="#24523E"/></g><path d="M128 190c24-22 6-34 34-46s50 4 60-14c10 18-6 30-14 38s-4 14 2 22z" fill="#BFD6DF" stroke="#2B2722" stroke-width="1.2"/><path d="M158 160c12-6 24 2 38-6M150 176c14-6 28 2 44-4" fill="none" stroke="#2B2722" stroke-opacity=".5"/><g stroke="#2B2722" stroke-width="1.3"><path d="M150 84c22 4 48 4 70 0l-3 9c-20 3-44 3-64 0z" fill="#C7553C"/><path d="M160 93h5v44h-5zM205 93h5v44h-5zM156 103h58v5h-58z" fill="#C7553C"/></g><g transform="translate(118 152) scale(0.95)" stroke="#2B2722" stroke-width="1.3"><path d="M-9 0c0-9 4-14 9-14s9 5 9 14c0 5-2 8-3.5 9l2 11h-15l2-11C-7 8-9 5-9 0z" fill="#FCF8EF"/><path d="M-3.5-1h.01M4 0h.01" stroke-width="4" stroke-linecap="round"/><ellipse cx="0" cy="6" rx="1.6" ry="2.2" fill="#2B2722"/></g><g transform="translate(248 150) scale(0.8)" stroke="#2B2722" stroke-width="1.3"><path d="M-9 0c0-9 4-14 9-14s9 5 9 14c0 5-2 8-3.5 9l2 11h-15l2-11C-7 8-9 5-9 0z" fill="#FCF8EF"/><path d="M-3.5-1h.01M4 0h.01" stroke-width="4" stroke-linecap="round"/><ellipse cx="0" cy="6" rx="1.6" ry="2.2" fill="#2B2722"/></g>';

export function Picture(): VNode {
  return (
    <svg
      viewBox="0 0 340 190"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      dangerouslySetInnerHTML={{ __html: BODY }}
    />
  );
}
