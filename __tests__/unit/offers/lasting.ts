type Registry = typeof import("@/lib/offers/registry");

/**
 * The offers as if none had a first or a last day, whatever an editor says of them today: for tests of what a page
 * holds while its offer can be taken. For `jest.mock("@/lib/offers/registry", …)`.
 */
export function lastingOffers(): object {
  const files = Object.entries(jest.requireActual<Registry>("@/lib/offers/registry"));
  const lasting = files.map(([name, file]) => [
    name,
    { ...file, validFrom: undefined, validUntil: undefined },
  ]);
  return Object.defineProperty(Object.fromEntries(lasting) as object, "__esModule", { value: true });
}
