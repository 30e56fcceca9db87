import { design as words } from "@/lib/copy/design";
import styles from "./design-page.module.css";
import { Marks } from "./marks";
import { Primitives } from "./primitives";
import { Colours, Pairs, Shapes, Spaces, TypeScale } from "./token-samples";

/** The design system: everything twice, side by side, in light and in dark. */
export function DesignPage() {
  return (
    <>
      <header className={styles.intro}>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      <div className={styles.schemes}>
        {(["light", "dark"] as const).map((scheme) => (
          <div key={scheme} data-theme={scheme} className={styles.scheme}>
            <h2>{words.schemes[scheme]}</h2>
            <h3>{words.colours}</h3>
            <Colours />
            <h3>{words.pairs}</h3>
            <Pairs />
            <h3>{words.type}</h3>
            <TypeScale />
            <h3>{words.space}</h3>
            <Spaces />
            <h3>{words.shape}</h3>
            <Shapes />
            <h3>{words.marks}</h3>
            <Marks />
            <h3>{words.primitives}</h3>
            <Primitives scheme={scheme} />
          </div>
        ))}
      </div>
    </>
  );
}
