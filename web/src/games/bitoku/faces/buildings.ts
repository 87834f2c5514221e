// Buildings, on their tile and on their plot; 40 by 32.

export const BUILDING: Record<string, string> = {
  temple:
    '<path d="M8 31V19h24v12z" fill="#F5EAD2"/><path d="M13 31v-7h5v7M22 31v-7h5v7" fill="#8A5A48"/><path d="M2 20c8-1 13-5 18-12 5 7 10 11 18 12-3 2-33 2-36 0z" fill="#C7553C"/><path d="M10 10c5-1 8-3 10-7 2 4 5 6 10 7-6 2-14 2-20 0z" fill="#D0745C"/><path d="M20 3V.5M9 17l4-2M31 17l-4-2"/>',
  onsen:
    '<path d="M3 24c-1-6 7-10 17-10s18 4 17 10c-1 5-8 7-17 7S4 29 3 24z" fill="#A9A8A2"/><path d="M8 23c0-4 5-6 12-6s12 2 12 6-5 5-12 5-12-1-12-5z" fill="#A9D4E2"/><path d="M13 12c-2-3 2-5 0-9M20 11c-2-3 2-6 0-10M27 12c-2-3 2-5 0-9" stroke="#5E8CA0" stroke-width="1.8"/><path d="M16 22a4 4 0 0 1 8 0v2h-8z" fill="#F0DCC8"/><path d="M17.5 18.5h5" stroke="#FCF8EF" stroke-width="2.6"/><path d="M18.5 22h.01M21.5 22h.01" stroke-width="1.8"/>',
  farm: '<path d="M1 31c4-9 12-12 19-12s15 3 19 12z" fill="#D8C070"/><path d="M8 30c2-5 6-8 12-10M20 31V20M32 30c-2-5-6-8-12-10" opacity=".6"/><path d="M22 16h12v7H22zM19 17c5-1 7-4 9-8 2 4 4 7 9 8-4 2-14 2-18 0z" fill="#C9A878"/><path d="M6 20c0-6 1-9 3-12M10 20c0-5 0-8-1-12M14 20c0-6-2-9-5-12" stroke="#8A7A2E"/><path d="M9 8c-3-1-4-4-3-6 3 0 4 3 3 6zM9 8c0-3 1-6 4-6 0 3-1 5-4 6z" fill="#E3C872"/>',
  ryokan:
    '<path d="M6 31V13h28v18z" fill="#EFE4CB"/><path d="M10 31v-9h8v9M22 22h8v5h-8zM26 22v5M14 22v9" fill="#FBF6EA"/><path d="M2 21c3 0 5-1 7-2h22c2 1 4 2 7 2-6 2-30 2-36 0z" fill="#7C93AE"/><path d="M5 13c5-1 8-4 10-8h10c2 4 5 7 10 8-6 2-24 2-30 0z" fill="#8FA6BF"/><path d="M33 24v2" /><circle cx="33" cy="27.5" r="2.3" fill="#E9A820"/>',
  ancient:
    '<path d="M7 31V18h26v13z" fill="#D9D2C0"/><path d="M7 24h6M24 27h9M17 31v-8h7v8" fill="#A49C8A"/><path d="M3 19c7-1 12-5 17-11 5 6 10 10 17 11-9 2-25 2-34 0z" fill="#9AA08A"/><path d="M12 15l4-1M25 14l4 2M18 10l3 2" opacity=".6"/><path d="M3 31c1-5 4-6 6-4M33 31c0-6 3-8 6-6M29 18c2 4 1 8 3 11" stroke="#5D7F4A" stroke-width="1.8"/>',
};
