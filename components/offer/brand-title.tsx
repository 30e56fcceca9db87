import styles from "@/components/ui/ui.module.css";

/** A title whose brand, unless it is first, stays on one line where the line has room for it. */
export function BrandTitle({ title, brand }: { title: string; brand: string }) {
  const start = title.indexOf(brand);
  if (start <= 0) return title;
  /* With the punctuation after it, which would begin the next line. */
  const rest = title.slice(start + brand.length).search(/\s|$/);
  const end = start + brand.length + rest;
  return (
    <>
      {title.slice(0, start)}
      <span className={styles.together}>{title.slice(start, end)}</span>
      {title.slice(end)}
    </>
  );
}
