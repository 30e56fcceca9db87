// The parts of the specification that pages show, in one file: parsing a page takes longer than checking it.
const parts = [
  ...["1-product", "2-frame", "2-metadata", "2-home", "2-landing", "2-landing-pages", "2-legal"],
  ...["4-states", "5-validation", "6-roles", "7-referral-links", "9-constants"],
];

for (const part of parts) describe(part, () => void jest.requireActual(`./${part}`));
