import { Badges } from "@/components/ui/badge";
import { Bullets } from "@/components/ui/bullets";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Callout } from "@/components/ui/callout";
import { Card } from "@/components/ui/card";
import { Disclosure } from "@/components/ui/disclosure";
import { KeyFigure } from "@/components/ui/key-figure";
import { PillLabel } from "@/components/ui/pill";
import { Section } from "@/components/ui/section";
import { Stepper } from "@/components/ui/stepper";
import { Table } from "@/components/ui/table";
import { TextButton } from "@/components/ui/text-button";
import { design as words } from "@/lib/copy/design";
import { catalogue } from "@/lib/offers";
import styles from "./design-page.module.css";

/** Every primitive of components/ui, as pages use it. */
export function Primitives({ scheme }: { scheme: string }) {
  const rows = catalogue.all.slice(0, 2).map(({ id, brand, benefit }) => ({
    key: id,
    cells: [brand, benefit, words.cell],
  }));
  return (
    <div className={styles.stack}>
      <p className={styles.row}>
        <ButtonLink href="#">{words.button}</ButtonLink>
        <ButtonLink kind="secondary" href="#">
          {words.secondary}
        </ButtonLink>
        <Button>{words.button}</Button>
        <Button kind="secondary">{words.secondary}</Button>
        <Button disabled>{words.disabled}</Button>
        <TextButton>{words.textButton}</TextButton>
      </p>
      <p className={styles.row}>
        <PillLabel name={words.pills[2]} count={1}>
          <input type="radio" name={`pieza-${scheme}`} defaultChecked className="visually-hidden" />
        </PillLabel>
      </p>
      <p>
        <a href="#">{words.link}</a>
      </p>
      <Badges items={words.badges} />
      <Callout>{words.callout}</Callout>
      <div className={styles.row}>
        <Card>{words.card}</Card>
        <Card raised>{words.raised}</Card>
        <Card>
          <KeyFigure {...words.figure} />
        </Card>
        <Card>
          <KeyFigure {...words.figure} large />
        </Card>
      </div>
      <Bullets items={words.badges} />
      <Stepper items={words.steps} />
      <Table caption={words.table.caption} columns={words.table.columns} rows={rows} />
      <div>
        {[words.question, words.otherQuestion].map((question) => (
          <Disclosure key={question} group={scheme} summary={question}>
            <p>{words.sample}</p>
          </Disclosure>
        ))}
      </div>
      <Section id={`seccion-${scheme}`} title={words.primitives} sunken>
        <p>{words.sample}</p>
      </Section>
    </div>
  );
}
