import { capitalize, NBSP } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import { sampleReport } from "./sample-report.ts";
import type { Words } from "./words.ts";

export const it = ({ euro, facts, prices, sums, terms, times }: Say) => {
  const { approved, campaignStarts, late, shortFeeTerms, vat } = terms;
  const { firstTermMinimum } = sums;
  const { campaigns } = facts.statistics;
  const { costPerEnquiry, enquiries, fromAdA, fromAdB } = sampleReport;
  const { minimumMonthlyFee, setupPerChannel } = facts.offers.adsManagement;

  return {
    label: "Pubblicità online",
    menuText: "Google e Facebook, con i costi chiari dall’inizio",
    meta: {
      title: `Google e Facebook Ads gestiti per te, da ${euro(minimumMonthlyFee)} al mese`,
      description: `Scriviamo e seguiamo i tuoi annunci su Google e Facebook. Da ${euro(minimumMonthlyFee)} al mese più avvio e annunci, IVA esclusa; online in ${times.activation}.`,
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
      lede: "Scriviamo, seguiamo e misuriamo i tuoi annunci. Sai quanto costano e quante richieste portano.",
      offer: [
        { figure: prices.ads.from, note: "al mese, più gli annunci" },
        { figure: times.activation, note: "dal tuo sì alla partenza" },
        { figure: `${campaigns}+`, note: "campagne gestite" },
      ],
      terms: `${capitalize(vat)}, ${shortFeeTerms}.`,
      drawingAlt: "Un megafono in un angolo e grandi onde sonore che cambiano colore",
    },
    prices: "Prezzi ed esempi",
    today: `«Oggi» è quando approvi ${approved}: i primi ${times.initialTerm}, almeno ${euro(firstTermMinimum)}, e ${euro(setupPerChannel)} di avvio per canale, zero se paghi a noi gli annunci (Win-Win).`,
    otherwise: `${terms.adsRule} Con una pagina nostra i primi ${times.initialTerm} costano ${euro(sums.managedPage.start)} se la affitti${sums.projectStart ? `, ${euro(sums.projectStart)} se è tua` : ""}, più gli annunci.`,
    platforms: {
      title: "Google o Facebook?",
      google: {
        title: "Su Google ti stanno cercando",
        text: "Il tubo perde, l’auto non parte. Chi cerca ha bisogno di qualcuno adesso, e deve trovare te.",
      },
      facebook: {
        title: "Su Facebook ancora no",
        text: "Nessuno si sveglia cercando un corso di ceramica, ma chi lo vede nella sua città ci pensa. Vale anche per Instagram.",
      },
    },
    features: {
      title: "Ogni giorno lavorativo guardiamo dove vanno i tuoi soldi",
      items: [
        {
          title: "Parole scelte e parole escluse",
          text: "Mostriamo gli annunci a chi cerca un preventivo, non a chi cerca lavoro o il fai da te.",
        },
        {
          title: "Annunci che parlano come te",
          text: "Testi e immagini nascono dal tuo mestiere, in più versioni: resta quella che porta richieste.",
        },
        {
          title: "Budget sorvegliato",
          text: "Controlliamo anche zone e orari: se la sera non rispondi, spegniamo gli annunci.",
        },
        {
          title: "Contano le richieste",
          text: "Guardiamo chi ti contatta, non chi ha solo cliccato: i clic li paghi, i clienti ti pagano.",
        },
      ],
    },
    process: {
      title: "Come nasce una campagna",
      steps: [
        {
          title: "Ascolto",
          text: "Ci dici cosa vendi e con quale margine; se hai già un account, lo guardiamo insieme.",
        },
        {
          title: "Piano",
          text: `Entro ${times.plan} leggi canali, testi e spesa. Finché non li approvi, non paghi niente.`,
        },
        {
          title: "Attivazione",
          text: "Attiviamo prima il tracciamento, così contano anche le telefonate del primo giorno.",
        },
        {
          title: "Ottimizzazione",
          text: `Spegniamo gli annunci che non rendono e diamo il budget agli altri. Lo leggi ${times.report} nel report.`,
        },
      ],
    },
    report: {
      title: "Un mese, in tre righe",
      text: "Un mese di esempio; il nostro compenso è a parte.",
      rows: [
        { term: "Spesa", text: `${euro(enquiries * costPerEnquiry)} di annunci` },
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
          answer: `${campaignStarts} ${late}`,
        },
        results: {
          question: "Come misurate i risultati?",
          answer: "Accanto alla spesa mettiamo richieste e vendite tracciate, e quanto costa ciascuna.",
        },
      },
    },
    cta: {
      hoarding: ["Il tuo annuncio,", "qui."],
      title: `Mostraci i${NBSP}tuoi annunci`,
      text: "O dicci che non ne hai mai fatti: in una consulenza gratuita vediamo da quale canale cominciare.",
      button: "Chiedi una consulenza gratuita",
    },
  } satisfies Words;
};
