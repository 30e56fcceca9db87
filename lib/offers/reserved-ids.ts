/** First parts of addresses, and names of files, that are the site's own, in pages, twins and pictures, or may become so. */
const addresses = [
  ...["cambios", "comparar", "glosario", "legal", "metodologia", "mis-plazos", "plan"],
  ...["assets", "fonts", "healthz", "heroes", "icon", "md", "share"],
  ...["apple-icon", "favicon", "llms", "manifest", "ofertas", "robots", "sitemap"],
  ...["icon-192", "icon-512", "icon-maskable-512"],
  // Twin and share picture of the home page, picture of the page that is not found.
  ...["index", "inicio", "not-found"],
  // What a server commonly keeps for itself, and the part that leads to a variant.
  ...["api", "v"],
];

/** An offer's constant is called like its id: names of the language, and those that each file uses for itself. */
const names = [
  ...[
    "arguments",
    "await",
    "break",
    "case",
    "catch",
    "class",
    "const",
    "constructor",
    "continue",
    "debugger",
  ],
  ...["default", "delete", "do", "else", "enum", "eval", "export", "extends", "false", "finally", "for"],
  ...["function", "if", "implements", "import", "in", "instanceof", "interface", "let", "new", "null"],
  ...["package", "private", "protected", "public", "return", "static", "super", "switch", "then", "this"],
  ...["throw", "true", "try", "typeof", "undefined", "var", "void", "while", "with", "yield"],
  ...[
    "amounts",
    "benefit",
    "count",
    "euros",
    "facts",
    "invitation-link",
    "new-bank-customer",
    "new-customer",
    "offer-file",
    "percent",
    "requirements",
  ],
];

/** What no offer may be called, though it has the form of an id: it would hide a page, or break its own file. */
export const reservedIds: readonly string[] = [...addresses, ...names];

/** What stands between two offers in the address of a comparison. */
export const versus = "-vs-";
