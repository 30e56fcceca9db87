/** Where the feeds are. Apart from what writes them, since every page's head names them. */
export const feedPaths = { atom: "/cambios.atom", json: "/cambios.json" } as const;
