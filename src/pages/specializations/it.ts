import { NBSP } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({ feeTerms, approved, facts, fromEuro, times, priceLine, vat }: Say) =>
  ({
    label: "Specializzazioni",
    meta: {
      title: "Google Ads, Facebook Ads, SEO e dati",
      description:
        "Le nostre specializzazioni: campagne su Google e Facebook, SEO per le imprese locali, analisi dei dati. Cosa fanno e quando servono alla tua attività.",
      imageAlt: "Il titolo della pagina sulle specializzazioni accanto a strumenti di precisione geometrici",
      service: {
        type: "Consulenza di marketing digitale",
        description:
          "Campagne Google Ads e Facebook Ads, posizionamento SEO e analisi dei dati per le piccole e medie imprese.",
      },
    },
    hero: {
      kicker: "Specializzazioni",
      title: "Quattro mestieri,",
      accent: "fatti bene.",
      lede: "Google Ads, Facebook Ads, SEO e dati: cosa fa ciascuno strumento e quando serve davvero alla tua attività.",
      offer: [
        {
          figure: fromEuro(facts.offers.adsManagement.minimumMonthlyFee),
          note: "al mese, Google e Facebook",
        },
        {
          figure: times.activation,
          note: "dalla tua approvazione alla partenza",
        },
        { figure: "Gratuita", note: "la consulenza" },
      ],
      terms: feeTerms,
      pictureAlt:
        "Composizione geometrica di strumenti affiancati: un righello, una lente, una fila di cursori e un compasso",
    },
    platforms: {
      title: `Chi ti cerca e${NBSP}chi${NBSP}ancora non sa di${NBSP}te`,
      text: "Su Google si risponde a una domanda, su Facebook si suscita una curiosità. Quale usare dipende da cosa vendi.",
      google: {
        title: "Google Ads",
        text: "«Dentista aperto sabato», «gommista vicino a me»: dietro ricerche così c’è chi ha già deciso e sceglie da chi.",
        items: [
          "Annunci di ricerca, per chi ha bisogno adesso",
          "Annunci di prodotto, con foto e prezzo",
          "Annunci illustrati sui siti che il tuo pubblico legge",
        ],
      },
      facebook: {
        title: "Facebook Ads",
        text: "La palestra nuova del quartiere, il menu d’autunno, il vivaio in fiore: cose che nessuno cerca e che molti, a vederle, vogliono.",
        items: [
          "Pubblico scelto per zona, età e interessi",
          "Immagini e video che fermano chi scorre",
          "Un richiamo a chi ha già visitato il tuo sito",
        ],
      },
    },
    seo: {
      title: "SEO",
      today: "oggi",
      inAYear: "fra un anno",
      text: "Gli annunci si fermano con il budget; una pagina ben posizionata continua a portare visite. La SEO chiede pazienza, perciò la affianchiamo alle campagne.",
      items: [
        "Testi che rispondono a ciò che la gente chiede",
        "Pagine veloci e in ordine, leggibili dai motori di ricerca",
        "Scheda Google in ordine: mappa, orari, risposte alle recensioni",
      ],
    },
    analytics: {
      title: "Analytics",
      text: "Senza misurazione la pubblicità è una scommessa. Prima di spendere colleghiamo gli strumenti che contano i contatti, così ogni scelta ha un numero accanto.",
      items: [
        "Richieste e ordini contati alla fonte",
        "Confronti tra annunci e tra pagine, a parità di condizioni",
        `Un report ${times.report}`,
      ],
      price: `Il prezzo: ${priceLine("analytics")}, ${vat}.`,
    },
    questions: {
      title: "Prima di scegliere",
      items: [
        {
          topic: "activation",
          question: `In quanto tempo è${NBSP}attiva una${NBSP}campagna?`,
          answer: `In ${times.activation} da quando approvi ${approved}. La SEO ha tempi più lunghi, che dipendono dai concorrenti e dal punto di partenza.`,
        },
        {
          topic: "results",
          question: "Come si misurano i risultati?",
          answer:
            "Per ogni canale contiamo quanto costa un contatto e quanti diventano clienti. Così confronti Google, Facebook e i risultati non a pagamento.",
        },
      ],
    },
    cta: {
      ...(facts.priceRanges.specializations === null && {
        prices:
          "Campagne e analisi hanno prezzi scritti. Quello della SEO dipende dal progetto: lo trovi nel preventivo.",
      }),
      title: "Non devi essere tu a sapere quale ti serve.",
      text: "Dicci cosa vuoi ottenere. In una consulenza gratuita scopri quali strumenti useremmo noi al posto tuo, e quali lasceremmo stare.",
      button: "Parliamo dei tuoi obiettivi",
    },
  }) satisfies Words;
