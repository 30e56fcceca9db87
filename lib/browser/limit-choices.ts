/** Once the maximum number of boxes (`data-most`) is ticked, disables the others until one is unticked. */
export function limitChoices(form: HTMLFormElement): void {
  const boxes = [...form.querySelectorAll<HTMLInputElement>("[type=checkbox]")];
  const isFull = boxes.filter(({ checked }) => checked).length >= Number(form.dataset.most);
  for (const box of boxes) box.disabled = isFull && !box.checked;
}
