import type { FaqItem, PageContent, ServicePageContent, Titled } from "../content/types.ts";

/** What the words of a plain page start with; its own type is written beside them. */
export interface PlainPageContent extends PageContent {
  points: { title: string; text: string; items: Titled[] };
  cta: ServicePageContent["cta"];
}

/** Words for a new service page: what each text should say, in the brackets that the build asks to replace. */
export function serviceWords(title: string, language: string): ServicePageContent {
  const say = prompts(language);
  return {
    ...page(title, say),
    meta: { ...page(title, say).meta, service: { type: title, description: say.service } },
    featuresTitle: say.features,
    features: four((nth) => titled(say.feature, nth, say), say),
    process: {
      title: say.process,
      text: say.intro,
      steps: four((nth) => titled(say.step, nth, say), say),
    },
    questions: { title: say.questions, items: [faq(say.activation, say), faq(say.results, say)] },
    cta: { title: say.cta, text: say.intro, button: say.button },
  };
}

/** Words for a new page that sells nothing of its own. */
export function plainWords(title: string, language: string): PlainPageContent {
  const say = prompts(language);
  return {
    ...page(title, say),
    points: {
      title: say.features,
      text: say.intro,
      items: [say.first, say.second, say.third].map((nth) => titled(say.feature, nth, say)),
    },
    cta: { title: say.cta, text: say.intro, button: say.button },
  };
}

type Prompts = typeof english;

function page(title: string, say: Prompts): PageContent {
  const alt = say.alt.replace("]", `: ${title}]`);
  return {
    meta: { title, description: `${title}: ${say.description}`, imageAlt: alt },
    hero: { kicker: say.kicker, title, lede: say.lede, pictureAlt: alt },
  };
}

function four<Item>(make: (nth: string) => Item, say: Prompts) {
  return [make(say.first), make(say.second), make(say.third), make(say.fourth)] as const;
}

function titled(what: string, nth: string, say: Prompts): Titled {
  return { title: `[${nth} ${what}]`, text: say.text.replace("]", `: ${nth} ${what}]`) };
}

function faq(question: string, say: Prompts): FaqItem {
  return { question, answer: say.answer };
}

function prompts(language: string): Prompts {
  return language === "it" ? italian : english;
}

const english = {
  description:
    "[in one sentence, what the customer gets, how soon and at what price, so that one wants to open the page.]",
  service: "[The service in one sentence, for search engines]",
  alt: "[What the picture shows]",
  kicker: "[Who it is for]",
  lede: "[What changes for the customer, in two short sentences]",
  first: "first",
  second: "second",
  third: "third",
  fourth: "fourth",
  feature: "advantage",
  step: "step",
  text: "[What it means in practice]",
  features: "[What the customer gets, as a headline]",
  process: "[How the work goes, as a headline]",
  intro: "[One or two sentences that introduce it]",
  questions: "[Times and results, as a headline]",
  activation: "[When does it start? As a customer would ask]",
  results: "[How are results measured? As a customer would ask]",
  answer: "[The answer, in the customer’s words]",
  cta: "[An invitation to get in touch]",
  button: "[What the button does]",
};

const italian: Prompts = {
  description:
    "[in una frase, che cosa ottiene il cliente, in quanto tempo e a che prezzo, perché venga voglia di aprire.]",
  service: "[Il servizio in una frase, per i motori di ricerca]",
  alt: "[Che cosa mostra la figura]",
  kicker: "[Per chi è]",
  lede: "[Che cosa cambia per il cliente, in due frasi brevi]",
  first: "primo",
  second: "secondo",
  third: "terzo",
  fourth: "quarto",
  feature: "vantaggio",
  step: "passo",
  text: "[Che cosa vuol dire in pratica]",
  features: "[Che cosa ottiene il cliente, in un titolo]",
  process: "[Come procede il lavoro, in un titolo]",
  intro: "[Una o due frasi che lo introducono]",
  questions: "[Tempi e risultati, in un titolo]",
  activation: "[Quando si parte? Come lo chiederebbe un cliente]",
  results: "[Come si misurano i risultati? Come lo chiederebbe un cliente]",
  answer: "[La risposta, con le parole del cliente]",
  cta: "[Un invito a farsi sentire]",
  button: "[Che cosa fa il pulsante]",
};
