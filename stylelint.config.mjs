const SIZE = /var\(--text-\w+\)|^inherit$/;

/**
 * Where the layout changes: from a phone to a tablet (room for two halves of a ticket), to a form beside its answer, and
 * to a page of three columns. What depends on the room of a part asks its container.
 */
const BREAKPOINTS = ["44rem", "64rem", "80rem"];

/** A length of the scale's kind that is not from it; what grows with the window or the type has none. */
const OWN_SPACE = /(?<![\d.]|v[hw] [-+] )[\d.]+rem(?! - [\d.]+em)/;

/** Colours, sizes, weights and spaces come from `app/tokens.css`; what stands here twice is a mistake. */
const config = {
  ignoreFiles: [".next*/**", "node_modules/**", "coverage/**"],
  rules: {
    "block-no-empty": true,
    "color-no-hex": true,
    "color-no-invalid-hex": true,
    "custom-property-no-missing-var-function": true,
    // The second of two `content` has an alternative text, which older browsers refuse.
    "declaration-block-no-duplicate-properties": [
      true,
      { ignore: ["consecutive-duplicates-with-different-values"] },
    ],
    "declaration-property-value-allowed-list": {
      font: [SIZE],
      "font-size": [SIZE],
      "font-weight": ["400", "700"],
    },
    "declaration-property-value-disallowed-list": {
      "/^(margin|padding|gap|row-gap|column-gap)/": [OWN_SPACE],
    },
    "media-feature-name-value-allowed-list": { width: BREAKPOINTS },
    "no-duplicate-at-import-rules": true,
    "no-duplicate-selectors": true,
    "property-no-unknown": [true, { ignoreProperties: ["composes"] }],
    "selector-max-id": 0,
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    "unit-no-unknown": true,
  },
  overrides: [
    {
      files: ["app/tokens.css"],
      rules: { "color-no-hex": null, "declaration-property-value-allowed-list": null },
    },
  ],
};

export default config;
