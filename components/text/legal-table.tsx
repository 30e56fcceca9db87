import { Table } from "@/components/ui/table";
import type { LegalTable as Words } from "@/lib/copy/legal";
import styles from "./text.module.css";

/** A table of a legal text, in small print; names of things stand as the browser shows them. */
export function LegalTable({ table }: { table: Words }) {
  return (
    <div className={styles.small}>
      <Table
        caption={table.caption}
        columns={table.columns}
        rows={table.rows.map(([name, ...values]) => ({
          key: `${name} ${values[0]}`,
          cells: [table.plain ? name : <code key="name">{name}</code>, ...values],
        }))}
      />
    </div>
  );
}
