import { Fragment } from "react";
import { BrandTitle } from "@/components/offer/brand-title";
import { OfferPanel, PanelNote, type PanelProps } from "@/components/offer/offer-panel";
import { WhileOpen } from "@/components/offer/while-open";
import { Alternatives } from "@/components/offer/alternatives";
import { ClosedState } from "@/components/offer/closed-notice";
import { Authorisation } from "@/components/offer/authorisation";
import { StatusBadge } from "@/components/offer/status";
import { Picture } from "@/components/ui/picture";
import { Marked } from "@/components/ui/text";
import { needsInvitation } from "@/lib/ground/invitation";
import { isBacked } from "@/lib/ground/offer-words";
import { landingCopy } from "@/lib/copy/landing";
import { breakable, classes, present, unbrokenAfterSmallWords } from "@/lib/format/format";
import { uncheckedBadge } from "@/lib/copy/status";
import { sourcesOf } from "@/lib/offers/citations";
import { checkOf } from "@/lib/offers/never-checked";
import { phaseOf } from "@/lib/offers/status";
import { toolsOf } from "@/lib/tools";
import { stripOf } from "@/lib/offers/hero-image";
import type { Hero } from "@/lib/offers/landing";
import styles from "./landing-hero.module.css";

interface Props extends PanelProps {
  hero: Hero;
  /** Whether its picture comes first on a phone, as tiles do in the other variant. */
  isPictureFirst?: boolean;
}

/**
 * The top of a promotion's page. On a phone: title, ticket, lead, words, note, picture; from 44rem the lead is under the
 * title and the picture beside both. In an A/B test a phone's page begins with the picture, and a centred hero (variant b)
 * has its three tiles before the ticket at every width.
 */
export function LandingHero({ hero, isPictureFirst = false, ...panel }: Props) {
  const { offer, alternatives, today } = panel;
  const { authorisation } = offer.protection;
  const isUnchecked = !checkOf(offer);
  const isOver = phaseOf(offer, today) === "ended";
  // Where the button that asks for an invitation comes before the provider's, the links stand between them.
  const isAsked = needsInvitation(offer);
  const links = <HeroLinks offer={offer} />;
  // Without a picture there is a text box, unless the title has its figure, as the ticket has.
  const hasMedia = hero.layout === "centred" || offer.hasHeroImage || !hero.title.includes(hero.box.figure);
  return (
    <div
      className={classes(
        // By this name a browser's reader view takes parts for content: without it, it leaves out warnings and the check.
        "entry",
        styles.hero,
        hero.layout === "centred" ? styles.centred : styles.split,
      )}
      data-layout={hero.layout}
    >
      <div className={styles.head}>
        <h1>
          <BrandTitle title={unbrokenAfterSmallWords(hero.title)} brand={offer.brand} />
        </h1>
        <p className={classes("lead", styles.lead)}>
          {offer.validUntil && isOver ? (
            landingCopy.endedLead(offer.brand, offer.validUntil)
          ) : (
            <Marked text={hero.lead} links={sourcesOf(offer)} />
          )}
        </p>
        {(hero.statusBadge || isUnchecked) && (
          <WhileOpen offer={offer} today={today}>
            <p className={classes("row fine", styles.badges)}>
              {isUnchecked ? (
                <span>{uncheckedBadge(offer)}</span>
              ) : (
                <StatusBadge offer={offer} today={today} />
              )}
            </p>
          </WhileOpen>
        )}
      </div>
      {hasMedia && <HeroMedia offer={offer} hero={hero} isPictureFirst={isPictureFirst} />}
      <div className={classes("entry", styles.ticket)}>
        {/* Of an offer that nobody new can take, those come who are clients. */}
        {offer.terms.closed && links}
        <OfferPanel
          {...panel}
          links={isAsked && links}
          notice={
            offer.terms.closed ? (
              <ClosedState offer={offer} />
            ) : (
              authorisation && (
                <p className="notice linked">
                  <Authorisation offer={offer} short />
                </p>
              )
            )
          }
        />
        {!offer.terms.closed && !isAsked && links}
        {offer.terms.closed?.clients && (
          <p className="tight">
            <Marked text={offer.terms.closed.clients} links={sourcesOf(offer)} />
          </p>
        )}
      </div>
      <div className={styles.words}>
        <WhileOpen offer={offer} today={today}>
          {hero.badges.length > 0 && !offer.terms.closed && (
            <ul className={classes("row fine", styles.badges)}>
              {hero.badges.map((badge) => (
                <li key={badge}>{badge}</li>
              ))}
            </ul>
          )}
        </WhileOpen>
      </div>
      <div className={classes("entry", styles.note)}>
        <PanelNote offer={offer} today={today} marks={panel.marks} />
        {/* Last: whoever reads this page has come for its offer. */}
        {hero.alternatives && (
          <WhileOpen offer={offer} today={today}>
            <Alternatives intro={hero.alternatives} offers={alternatives} />
          </WhileOpen>
        )}
      </div>
    </div>
  );
}

/** Links to the offer's safety, and for somebody who has signed up: to the dates, and to what to do without the gift. */
function HeroLinks({ offer }: Pick<Props, "offer">) {
  const links = [
    ...(isBacked(offer) ? [["#proteccion", landingCopy.safe] as const] : []),
    ...toolsOf(offer).flatMap(({ path, heroLink, heroQuery }) => {
      const words = heroLink?.(offer);
      return words ? [[present([path, heroQuery]).join("?"), words] as const] : [];
    }),
  ];
  return (
    <p className="row fitted fine not-printed">
      {links.map(([href, words]) => (
        <Fragment key={href}>
          <a href={href} className="pill">
            {words}
          </a>{" "}
        </Fragment>
      ))}
    </p>
  );
}

/** The picture of a hero, else its text box or three key figures. */
function HeroMedia({ offer, hero, isPictureFirst }: Pick<Props, "offer" | "hero" | "isPictureFirst">) {
  if (hero.layout === "centred")
    return (
      <ul className={styles.tiles}>
        {hero.tiles.map(({ figure, label }) => (
          <li key={label}>
            <KeyFigure figure={breakable(figure)} lines={[label]} />
          </li>
        ))}
      </ul>
    );
  return (
    <div className={classes(styles.media, isPictureFirst ? styles.strip : styles.late)}>
      {offer.hasHeroImage ? (
        <Picture
          id={offer.id}
          alt={hero.imageAlt}
          sizes={SIZES}
          phoneId={isPictureFirst && hero.hasStripImage ? stripOf(offer.id) : undefined}
        />
      ) : (
        <div className={styles.box}>
          <KeyFigure {...hero.box} />
        </div>
      )}
    </div>
  );
}

/** A large figure above its meaning, in one short line or a few. */
function KeyFigure({ figure, lines }: { figure: string; lines: readonly string[] }) {
  return (
    <>
      <strong className={styles.figure}>{figure}</strong>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

/** Widths of the picture: as wide as `.media` in the style sheet. */
const SIZES = "(width >= 64rem) 320px, (width >= 44rem) 240px, 100vw";
