import type { AnswerPage } from "@/components/site/answer-handler";
import { OfferRows } from "@/components/offer/offer-rows";
import { StaleNote } from "@/components/offer/status";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Pill } from "@/components/ui/pill";
import { Section } from "@/components/ui/section";
import { catalogue } from "@/lib/catalogue";
import { listNames, listPath } from "@/lib/config/paths";
import { rankingCopy } from "@/lib/copy/landing";
import type { CalendarDate } from "@/lib/format/dates";
import { classes } from "@/lib/format/format";
import { type Category, categoryOf } from "@/lib/offers/categories";
import type { Offer } from "@/lib/offers/offer";
import { phaseOf } from "@/lib/offers/status";
import { listHead } from "@/lib/site/metadata";
import {
  categoriesOf,
  emptySelection,
  type List,
  listAddress,
  listQuery,
  LONGEST_SEARCH,
  readList,
  usefulFilters,
} from "@/lib/tools/list/list";
import { filters } from "@/lib/tools/list/filters";
import { orders } from "@/lib/tools/list/orders";
import { listQuestions } from "@/lib/tools/list/questions";
import { droppedWords, listCopy, listFaultText } from "@/lib/tools/list/words";
import type { SiteQuery } from "@/lib/tools/tool";
import styles from "./list-page.module.css";

interface Props {
  /** What is shown of the list. */
  list: List;
  /** All that the site shows. */
  offers: readonly Offer[];
  /** The category whose page this is. */
  category?: Category;
  today: CalendarDate;
}

/** Every promotion, 24 a page, with search, filters and order: a form that needs no script. */
export function ListPage({ list, offers, category, today }: Props) {
  const { selection, faults } = list;
  return (
    <article className={classes("page", styles.page)}>
      <h1>{listCopy.heading(category)}</h1>
      <Categories offers={offers} current={selection.category} />
      <ListForm list={list} offers={offers} />
      <div id="lista" className={styles.answer}>
        {faults.length > 0 && (
          <div role="alert">
            {faults.map((fault) => (
              <p key={fault.fault} className="error">
                {listFaultText(fault)}
              </p>
            ))}
          </div>
        )}
        <Section id="encontradas" title={listCopy.found(list.count)} isAnswer>
          {list.count > 0 ? <Found list={list} today={today} /> : <Nothing list={list} />}
        </Section>
      </div>
    </article>
  );
}

/** Links to the kinds of promotion, with the one that is shown marked. */
function Categories({ offers, current }: Pick<Props, "offers"> & { current: Category | undefined }) {
  const links = [undefined, ...categoriesOf(offers)];
  if (links.length < 3) return null;
  return (
    <nav aria-label={listCopy.categories} className="not-printed fitted">
      <ul className="row">
        {links.map((category) => (
          <li key={category ?? ""}>
            <a
              className="pill"
              href={listAddress({ ...emptySelection, category })}
              aria-current={category === current ? "page" : undefined}
            >
              {category ? categoryOf(category).name : listCopy.all}
            </a>{" "}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What one asks of the list: words and, on a phone folded until one is chosen, order and filters. */
function ListForm({ list: { selection }, offers }: Pick<Props, "list" | "offers">) {
  const { order } = listQuestions;
  return (
    <form
      action={listPath}
      data-in-place="lista"
      role="search"
      className={classes("panel stack not-printed", styles.form)}
    >
      {selection.category && <input type="hidden" name={listNames.category} value={selection.category} />}
      <Field
        type="search"
        name={listNames.search}
        // A phone shows only the short words, in the field.
        label={<span className="wide-only">{listCopy.search}</span>}
        placeholder={listCopy.searchShort}
        maxLength={LONGEST_SEARCH}
        defaultValue={selection.search}
        autoComplete="off"
        enterKeyHint="search"
      />
      <div className={styles.end}>
        <details open={selection.order !== "editorial" || selection.filters.length > 0}>
          <summary className={styles.summary}>{listCopy.refine}</summary>
          <div className="row">
            <label htmlFor={order.name}>{order.label}</label>
            <select
              id={order.name}
              name={order.name}
              defaultValue={selection.order}
              className={styles.select}
            >
              {order.options.map((option) => (
                <option key={option} value={option}>
                  {orders[option].label}
                </option>
              ))}
            </select>
          </div>
          <fieldset className="row">
            <legend>{listQuestions.filter.label}</legend>
            {usefulFilters(offers, selection.filters).map((filter) => (
              <Pill
                key={filter}
                type="checkbox"
                name={listQuestions.filter.name}
                value={filter}
                label={filters[filter].label}
                defaultChecked={selection.filters.includes(filter)}
              />
            ))}
          </fieldset>
        </details>
        <Button type="submit">{listCopy.submit}</Button>
      </div>
    </form>
  );
}

/** The offers that were found, and links to further pages. */
function Found({ list: { offers, selection, pages }, today }: Pick<Props, "list" | "today">) {
  const { page } = selection;
  return (
    <>
      <OfferRows
        offers={offers}
        today={today}
        labelledBy="encontradas-titulo"
        figureOf={(offer) => (phaseOf(offer, today) === "open" ? orders[selection.order].figure(offer) : "")}
      />
      {pages > 1 && (
        <nav aria-label={listCopy.pages} className="row not-printed">
          {page > 1 && (
            <a className="pill" rel="prev" href={listAddress({ ...selection, page: page - 1 })}>
              {listCopy.previous}
            </a>
          )}{" "}
          <span>{listCopy.page(page, pages)}</span>{" "}
          {page < pages && (
            <a className="pill" rel="next" href={listAddress({ ...selection, page: page + 1 })}>
              {listCopy.next}
            </a>
          )}
        </nav>
      )}
      <StaleNote offers={offers} today={today} className="fine" />
      <p className="fine">
        {orders[selection.order].note ?? rankingCopy.text(offers)}{" "}
        <a href={rankingCopy.path}>{rankingCopy.link}</a>.
      </p>
    </>
  );
}

/** The list that has found nothing: what to leave out, and how much there is then. */
function Nothing({ list: { looser, selection } }: Pick<Props, "list">) {
  return (
    <>
      <p>{listCopy.none}</p>
      {looser.length > 0 && <p>{listCopy.loosen}</p>}
      <ul className="stack">
        {looser.map((less) => (
          <li key={listAddress(less.selection)}>
            <a href={listAddress(less.selection)} rel="nofollow">
              {listCopy.without(droppedWords(selection, less.selection), less.count)}
            </a>
          </li>
        ))}
        <li>
          <a href={listPath}>{listCopy.name}</a>
        </li>
      </ul>
    </>
  );
}

/** The list as a query asks for it: `/promociones?filtro=sin-nomina`. */
export function answerList({ query, today }: SiteQuery): AnswerPage {
  const { enabled } = catalogue;
  const list = readList(query, enabled, today);
  return {
    head: listHead(),
    query: listQuery(list.selection),
    content: <ListPage list={list} offers={enabled} today={today} />,
  };
}
