import { capitalize, NBSP } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import { sampleReport } from "./sample-report.ts";
import type { Words } from "./words.ts";

export const it = ({ euro, facts, price, prices, terms, times }: Say) => {
  const { campaignStarts, feeTerms, vat } = terms;
  const { campaigns } = facts.statistics;
  const { costPerEnquiry, enquiries, fromAdA, fromAdB, spend } = sampleReport;

  return {
    label: "Pubblicità online",
    menuText: "Google e Facebook, con i costi chiari dall’inizio",
    meta: {
      title: `Google e Facebook Ads gestiti per te, da ${price("management")} al mese`,
      description: `Scriviamo e seguiamo i tuoi annunci su Google e Facebook. Da ${price("management")} al mese più avvio e annunci, IVA esclusa; online in ${times.activation}.`,
      service: {
        type: "Gestione campagne Google e Facebook",
        description:
          "Ideazione, attivazione e ottimizzazione di campagne su Google Ads e Facebook Ads per piccole e medie imprese, con costi di gestione dichiarati.",
      },
    },
    hero: {
      kicker: "Pubblicità online",
      title: "Google e Facebook Ads",
      accent: "con i conti alla mano",
      lede: "Li scriviamo e li seguiamo. Sai quanto costano e quante richieste portano.",
      offer: [
        { figure: prices.ads.from, note: "al mese, più gli annunci" },
        { figure: times.activation, note: "dal tuo sì alla partenza" },
        { figure: `${campaigns}+`, note: "campagne gestite" },
      ],
      terms: `${capitalize(vat)}, ${feeTerms}.`,
      drawingAlt: "Un megafono in un angolo e grandi onde sonore che cambiano colore",
    },
    prices: "Prezzi ed esempi",
    moves: "Serve una pagina o un sito. Se la pagina non c’è, la facciamo noi nella",
    platforms: {
      title: "Google o Facebook?",
      google: {
        title: "Su Google ti stanno cercando",
        text: "Il tubo perde, l’auto non parte. Chi cerca ha bisogno adesso, e deve trovare te.",
      },
      facebook: {
        title: "Su Facebook ancora no",
        text: "Nessuno si sveglia cercando un corso di ceramica, ma chi lo vede nella sua città ci pensa.",
      },
    },
    features: {
      title: "Ogni giorno lavorativo guardiamo dove vanno i tuoi soldi",
      items: [
        {
          title: "Parole scelte e parole escluse",
          text: "Ti vede chi cerca un preventivo, non chi cerca lavoro o il fai da te.",
        },
        {
          title: "Annunci che parlano come te",
          text: "Nascono dal tuo mestiere, in più versioni. Resta quella che porta richieste.",
        },
        { title: "Budget sorvegliato", text: "La sera non rispondi? La sera gli annunci sono spenti." },
        {
          title: "Contano le richieste",
          text: "Guardiamo chi ti contatta, non chi ha solo cliccato: i clic li paghi, i clienti ti pagano.",
        },
      ],
    },
    process: {
      title: "Come nasce una campagna",
      steps: [
        { title: "Ascolto", text: "Cosa vendi, e con quale margine? Se hai già un account, lo guardiamo insieme." },
        { title: "Piano", text: `Entro ${times.plan} leggi canali, testi e spesa.` },
        { title: "Attivazione", text: "Prima il tracciamento, così contano anche le telefonate del primo giorno." },
        { title: "Ottimizzazione", text: "Spegniamo gli annunci che non rendono e diamo il budget agli altri." },
      ],
    },
    report: {
      title: "Un mese, in tre righe",
      text: "Un mese di esempio; il nostro compenso è a parte.",
      rows: [
        { term: "Spesa", text: `${euro(spend)} di annunci` },
        { term: "Richieste", text: `${enquiries}, a ${euro(costPerEnquiry)} l’una` },
        {
          term: "Da qui",
          text: `L’annuncio${NBSP}B si ferma: ${fromAdB} richieste, contro le ${fromAdA} dell’annuncio${NBSP}A`,
        },
      ],
    },
    questions: {
      title: "Tempi e risultati",
      items: {
        activation: {
          question: "Quando partono gli annunci?",
          answer: campaignStarts,
        },
        results: {
          question: "Come misurate i risultati?",
          answer: "Quanto hai speso, quante richieste ha portato, quanto ti è costata ognuna: una pagina, ogni mese.",
        },
      },
    },
    cta: {
      hoarding: ["Il tuo annuncio,", "qui."],
      title: `Mostraci i${NBSP}tuoi annunci`,
      text: "O dicci che non ne hai mai fatti: vediamo da quale canale cominciare.",
      button: "Chiedi una consulenza gratuita",
    },
  } satisfies Words;
};
