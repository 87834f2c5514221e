// The picture on IKI's card in the lobby: shops by the bridge, with the mountain behind.

import type { VNode } from "preact";

const BODY =
  '<rect width="340" height="190" fill="#CFD6E4"/><path d="M196 96l48-62 52 62z" fill="#F4F0E4" stroke="#2B2722" stroke-width="1"/><path d="M226 56l18-22 19 23-8 6-6-6-8 7-7-8z" fill="#8EA0C4"/><path d="M0 96h340v94H0z" fill="#DCD6C2"/><g stroke="#2B2722" stroke-width="1.2"><path d="M14 74h58v60h-58z" fill="#EFE6D2"/><path d="M6 74c14-4 23-12 37-24 6 12 14 20 37 24z" fill="#5A6480"/><path d="M20 82h46v16h-46z" fill="#31477F"/><path d="M35.3 82v16M50.7 82v16" stroke="#EFE6D2"/></g><g stroke="#2B2722" stroke-width="1.2"><path d="M84 80h50v60h-50z" fill="#E7DCC4"/><path d="M76 80c12-4 20-12 33-24 5 12 12 20 33 24z" fill="#6F7690"/><path d="M90 88h38v16h-38z" fill="#31477F"/><path d="M102.7 88v16M115.3 88v16" stroke="#EFE6D2"/></g><g stroke="#2B2722" stroke-width="1.2"><path d="M268 76h58v60h-58z" fill="#EFE6D2"/><path d="M260 76c14-4 23-12 37-24 6 12 14 20 37 24z" fill="#5A6480"/><path d="M274 84h46v16h-46z" fill="#31477F"/><path d="M289.3 84v16M304.7 84v16" stroke="#EFE6D2"/></g><g stroke="#2B2722" stroke-width="1.1"><path d="M78 88v5"/><ellipse cx="78" cy="100" rx="6" ry="8" fill="#E9A820"/><path d="M72 98h12M72 103h12"/></g><g stroke="#2B2722" stroke-width="1.1"><path d="M140 94v5"/><ellipse cx="140" cy="106" rx="6" ry="8" fill="#E9A820"/><path d="M134 104h12M134 109h12"/></g><g stroke="#2B2722" stroke-width="1.1"><path d="M262 90v5"/><ellipse cx="262" cy="102" rx="6" ry="8" fill="#E9A820"/><path d="M256 100h12M256 105h12"/></g><path d="M0 152c60-8 120 6 180 0s110-8 160 0v38H0z" fill="#8FA6C6"/><path d="M10 170c20-5 40 4 60 0M250 176c20-5 40 4 60 0M90 182c16-4 32 3 48 0" fill="none" stroke="#EFE6D2" stroke-width="1.5"/><g stroke="#2B2722" stroke-width="1.3"><path d="M118 158c34-40 104-40 138 0v12c-34-32-104-32-138 0z" fill="#A9713F"/><path d="M120 148c34-40 100-40 134 0" fill="none" stroke-width="3"/><path d="M136 134v14M160 122v14M187 118v14M214 122v14M238 134v14" /><path d="M160 144v30M214 144v30" stroke-width="4"/></g><g stroke="#2B2722" stroke-width="1.2"><path d="M34 168c14 4 38 4 54 0-3 9-9 13-14 13H48c-6 0-11-4-14-13z" fill="#8A5A3B"/><path d="M48 168v-12h24v12M44 156h32" fill="#EFE6D2"/></g>';

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
