/**
 * French words by file: two translated pages and the words that every page
 * shares. All other words are still in English.
 */
export const frenchWords: Record<string, string> = {
  "src/pages/contact/fr.ts": `import { aroundTheClock } from "../../format.ts";
import { site } from "../../site.ts";
import { mainNumber } from "../../words/main-number.ts";
import { en } from "./en.ts";
import type { Words } from "./words.ts";

const { legal, operational } = site.addresses;

export const fr = {
  ...en,
  label: "Contact",
  meta: {
    ...en.meta,
    title: "Contact et consultation gratuite",
    description: \`Appelez notre \${mainNumber.fr}, écrivez-nous sur WhatsApp ou réservez une consultation gratuite : un assistant répond \${aroundTheClock(site.availability)}. Siège à \${legal.city}, bureaux à \${operational.city}.\`,
    imageAlt: "Le titre de la page à côté du plan géométrique d’une ville avec une épingle",
  },
  hero: {
    ...en.hero,
    kicker: "La consultation est gratuite",
    title: "Dites-nous ce que vous faites.",
    accent: "Nous vous dirons par où commencer.",
    lede: "Par téléphone, sur WhatsApp ou en rendez-vous, à l’heure qui vous convient. Comme vous préférez, sans engagement.",
    pictureAlt: "Composition géométrique : les anneaux des rues d’une ville, une ligne qui en sort et une épingle",
  },
  next: {
    title: "Et ensuite",
    steps: [
      { title: "Nous écoutons", text: "Ce que vous vendez, à qui, et d’où viennent vos clients aujourd’hui." },
      { title: "Nous donnons notre avis", text: "Ce que nous ferions, en combien de temps et à quel prix." },
      { title: "Vous décidez", text: "Convaincu ? Nous commençons. Sinon, le conseil vous reste, sans arrière-pensée." },
    ],
  },
} satisfies Words;
`,
  "src/pages/not-found/fr.ts": `import { en } from "./en.ts";
import type { NotFoundWords } from "./words.ts";

export const fr = {
  ...en,
  title: "Il n’y a rien ici.",
  text: "La page a peut-être changé de place, ou l’adresse contient une erreur. Repartez de la page d’accueil.",
  home: "Aller à l’accueil",
} satisfies NotFoundWords;
`,
  "src/words/contact/fr.ts": `import { aroundTheClock } from "../../format.ts";
import { site } from "../../site.ts";
import { mainNumberIsFree } from "../main-number.ts";
import { en } from "./en.ts";
import type { ContactSectionWords } from "./words.ts";

export const fr = {
  ...en,
  title: "Parlons-en maintenant.",
  text: "Il n’y a rien à préparer. Quelques mots sur votre activité suffisent : nous poserons les bonnes questions.",
  concierge: "Conciergerie numérique",
  phoneNote: \`\${mainNumberIsFree ? "Appel gratuit depuis l’Italie, réponse" : "Réponse"} \${aroundTheClock(site.availability)}.\`,
  whatsapp: { title: "WhatsApp", text: "Texte ou message vocal : l’assistant virtuel répond à toute heure, même à Noël." },
  calendar: { title: "Consultation gratuite", text: "Choisissez le jour et l’heure. Un entretien, sans engagement." },
  legal: "Siège social",
  operational: "Bureaux",
} satisfies ContactSectionWords;
`,
  "src/words/nav/fr.ts": `import { NBSP } from "../../format.ts";
import { site } from "../../site.ts";
import { en } from "./en.ts";
import type { NavWords } from "./words.ts";

const { instantSite, prospectsDays } = site.delivery;

export const fr = {
  ...en,
  callNow: "Appeler",
  skipToContent: "Aller au contenu",
  mainNavigation: "Navigation principale",
  openMenu: "Ouvrir le menu",
  closeMenu: "Fermer le menu",
  allServices: "Tous les services et les prix",
  tagline: \`Ne laissez pas vos clients à la concurrence : un site en \${instantSite.days}\${NBSP}jours, les premiers contacts en \${prospectsDays}.\`,
  homeLink: "aller à l’accueil",
  languageSwitch: "Langue du site",
  quickActions: "Actions rapides",
  nextPage: "Page suivante",
  next: "Suivant",
} satisfies NavWords;
`,
  "src/words/terms/fr.ts": `import { en } from "./en.ts";
import type { TermsWords } from "./words.ts";

export const fr = {
  ...en,
  tollFreeNumber: "numéro vert",
  ordinaryNumber: "numéro",
  from: "dès",
  madeToMeasure: "sur mesure",
  numbers: ["un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"],
  month: { one: "mois", many: "mois" },
  year: { one: "an", many: "ans" },
} satisfies TermsWords;
`,
};
