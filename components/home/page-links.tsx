import { results as words } from "@/lib/copy/results";
import { decimal } from "@/lib/format/format";
import { listAddress, pageNumbers, type Results, resultsPath } from "@/lib/site/results";
import styles from "./page-links.module.css";

/** The way to the pages before and after this one, and to the first and the last. */
export function PageLinks({ results }: { results: Results }) {
  const { category, page, pages } = results;
  if (pages < 2) return null;
  const address = (number: number) => listAddress(resultsPath(category, number));
  return (
    <nav aria-label={words.pages} className={styles.pages}>
      <ul>
        {page > 1 && (
          <li>
            <a rel="prev" href={address(page - 1)}>
              {words.previous}
            </a>
          </li>
        )}
        {pageNumbers(results).map((number, place) => (
          <li key={number || `gap-${place}`} className={styles.number}>
            {number > 0 ? <Number number={number} page={page} href={address(number)} /> : words.gap}
          </li>
        ))}
        {page < pages && (
          <li>
            <a rel="next" href={address(page + 1)}>
              {words.next}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

function Number({ number, page, href }: { number: number; page: number; href: string }) {
  const label = (
    <>
      <span className="visually-hidden">{words.page} </span>
      {decimal(number)}
    </>
  );
  return number === page ? <span aria-current="page">{label}</span> : <a href={href}>{label}</a>;
}
