/** A configuration mistake: where it is, what was found, what would be right. */
export function mistake(place: string, found: string, right: string): string {
  return `- ${place}\n    encontrado: ${found}\n    correcto: ${right}`;
}
