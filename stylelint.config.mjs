const SIZE = /var\(--text-\w+\)|^inherit$/;

/** Colours, sizes and weights come from `app/tokens.css`; what stands here twice is a mistake. */
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
