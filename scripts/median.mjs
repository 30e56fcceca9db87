/**
 * The middle value; of an even number of them the higher of both, of none 0.
 * @param {readonly number[]} values
 */
export const median = (values) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
