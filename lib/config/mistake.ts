/** A mistake as whoever made it reads it: where it is, what stands there, what would be right. */
export function mistake(place: string, found: string, right: string): string {
  return `- ${place}\n    encontrado: ${found}\n    correcto: ${right}`;
}
