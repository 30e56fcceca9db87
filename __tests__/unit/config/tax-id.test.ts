import { isTaxId } from "@/lib/config/tax-id";

test.each([
  ...["12345678Z", "12.345.678-z", "ES12345678Z", "00000000T"],
  ...["X1234567L", "Y1234567X", "Z1234567R", "M1234567L"],
  ...["B00000000", "J99216582", "J9921658B", "ES-A58818501"],
])("%s is a tax number", (text) => expect(isTaxId(text)).toBe(true));

test.each([
  ...["12345678A", "1234567L", "123456789", "ZZ12345678Z", "X1234567A", "T1234567L"],
  ...["B00000001", "J99216583", "A5881850", "I00000000", "", "Ana", "12345678Z9"],
])("«%s» is none", (text) => expect(isTaxId(text)).toBe(false));
