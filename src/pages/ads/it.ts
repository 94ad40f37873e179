import { capitalize, NBSP } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({ euro, facts, prices, sums, terms, times }: Say) => {
  const { adsAndVatExcluded, approved, campaignStarts, late, madeIn, notice, shortFeeTerms, vat, yearsAtLeast } = terms;
  const { adsExample, firstInvoiceMinimum, firstTermMinimum, managedYears, thresholdSpend } = sums;
  const { campaigns } = facts.statistics;
  const { feePercent, minimumMonthlyFee, setupPerChannel } = facts.offers.adsManagement;

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
        { figure: times.activation, note: "dalla tua approvazione alla partenza" },
        { figure: `${campaigns}+`, note: "campagne gestite" },
      ],
      terms: `${capitalize(vat)}, ${shortFeeTerms}.`,
      pictureAlt: "Un megafono in un angolo e grandi onde sonore che cambiano colore",
    },
    prices: "Prezzi ed esempi",
    sum: {
      setup: {
        figure: euro(setupPerChannel),
        label: "Avvio",
        note: `per canale, una volta; zero se gli annunci li paghi a noi (Win-Win)`,
      },
      advance: {
        figure: euro(firstTermMinimum),
        label: "In anticipo",
        note: `${times.initialTerm}, ${euro(minimumMonthlyFee)} al mese`,
      },
      total: {
        figure: euro(firstInvoiceMinimum),
        label: "Prima fattura",
        note: `per un canale, ${adsAndVatExcluded}`,
      },
      notes: [
        `Queste cifre valgono fino a ${euro(thresholdSpend)} di annunci al mese, sommando i canali. Oltre, il compenso è in percentuale su tutta la spesa (${feePercent}%): con ${euro(adsExample.spend)} di annunci, ${euro(adsExample.fee)} al mese e una prima fattura di ${euro(adsExample.firstInvoice)}.`,
        `In tutto, per un canale: ${yearsAtLeast(euro(managedYears.first), euro(managedYears.later))}. L’impegno è di ${times.initialTerm}; ${notice}.`,
        `${terms.adsRule} ${terms.pageOrNot}`,
      ],
      otherwise: "Non hai una pagina? Guarda la",
    },
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
      both: "Facebook ti fa conoscere; su Google ti cercano.",
    },
    features: {
      title: "Cosa facciamo, in concreto",
      items: [
        {
          title: "Parole scelte e parole escluse",
          text: "Mostriamo gli annunci a chi cerca un preventivo, non a chi cerca lavoro o il fai da te.",
        },
        {
          title: "Annunci che parlano come te",
          text: `Testi e immagini nati dal tuo mestiere, in più versioni. ${madeIn}`,
        },
        {
          title: "Budget sorvegliato",
          text: "Spesa, zone e orari controllati ogni giorno lavorativo. Se la sera non rispondi, spegniamo gli annunci.",
        },
        {
          title: "Contano le richieste",
          text: "Guardiamo chi ti contatta, non chi ha solo cliccato.",
        },
      ],
    },
    process: {
      title: "Come nasce una campagna",
      text: terms.planReady,
      steps: [
        {
          title: "Ascolto",
          text: "Cosa vendi, con quale margine, e com’è andata finora.",
        },
        { title: "Piano", text: `Canali, zone e spesa prevista. Tu approvi ${approved}.` },
        { title: "Attivazione", text: "Gli annunci vanno online, con il tracciamento attivo." },
        {
          title: "Ottimizzazione",
          text: `Spostiamo la spesa sugli annunci migliori; ${times.report} lo leggi nel report.`,
        },
      ],
    },
    questions: {
      title: "Tempi e risultati",
      items: [
        {
          topic: "activation",
          question: "Quando partono gli annunci?",
          answer: `${campaignStarts} ${late}`,
        },
        {
          topic: "results",
          question: "Come misurate i risultati?",
          answer: "Mettiamo la spesa accanto a richieste e vendite, e diciamo quanto costa ciascuna.",
        },
      ],
    },
    cta: {
      hoarding: ["Il tuo annuncio,", "qui."],
      title: `Mostraci i${NBSP}tuoi annunci`,
      text: "O dicci che non ne hai mai fatti: in una consulenza gratuita vediamo da quale canale cominciare.",
      button: "Chiedi una consulenza gratuita",
    },
  } satisfies Words;
};
