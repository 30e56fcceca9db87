import type { Site } from "../config/site";
import { frame } from "./frame";
import type { LegalDocument } from "./legal";
import { basis, controller, data, purposes } from "./privacy/processing";
import { changes, contact, rights, security } from "./privacy/rights";
import { recipients, retention, thirdPartyLinks, transfers } from "./privacy/sharing";
import { cookies } from "./privacy/storage";

/** The privacy policy: the thirteen sections of `/legal/privacidad`, true of this configuration. */
export function privacy(site: Site): LegalDocument {
  return {
    title: frame.privacy,
    description: `Qué datos se tratan cuando visitas ${site.brand}, qué se guarda en tu navegador y cuáles son tus derechos.`,
    intro: `Esta política explica qué datos se tratan cuando visitas ${site.brand}, para qué y qué puedes hacer al respecto. En el sitio no hay formularios de registro ni áreas privadas: no hace falta que te identifiques.`,
    sections: [
      controller(site),
      data(site),
      purposes(site),
      basis(site),
      cookies(site),
      recipients(site),
      transfers(site),
      retention(site),
      thirdPartyLinks,
      security,
      rights(site),
      changes,
      contact(site),
    ],
  };
}
