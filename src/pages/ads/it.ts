import { NBSP, WORD_JOINER } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({ feeTerms, approved, euro, facts, fromEuro, sums, times }: Say) => {
  const { firstTermMinimum } = sums;
  const { campaigns } = facts.statistics;
  const { feePercent, minimumMonthlyFee, setupPerChannel } = facts.offers.adsManagement;
  const firstPayment = setupPerChannel + firstTermMinimum;

  return {
    label: "Pubblicità online",
    menuText: "Google e Facebook, con i costi chiari dall’inizio",
    meta: {
      title: "Gestione campagne Google e Facebook Ads",
      description: `Gestione delle campagne Google e Facebook per PMI: da ${euro(minimumMonthlyFee)} al mese più avvio e budget, IVA esclusa. Attive in ${times.activation}.`,
      imageAlt: "Il titolo della pagina accanto a un megafono e alle sue onde sonore",
      service: {
        type: "Gestione campagne Google e Facebook",
        description:
          "Ideazione, attivazione e ottimizzazione di campagne su Google Ads e Facebook Ads per piccole e medie imprese, con costi di gestione dichiarati.",
      },
    },
    hero: {
      kicker: "Pubblicità online",
      title: "Google e Facebook Ads.",
      accent: "Con i conti alla mano.",
      lede: "La tua pubblicità online, scritta, seguita e misurata per te. Sai quanto costa e quante richieste ti porta.",
      offer: [
        {
          figure: fromEuro(minimumMonthlyFee),
          note: "al mese di gestione",
        },
        {
          figure: times.activation,
          note: "dalla tua approvazione alla partenza",
        },
        { figure: `${campaigns}+`, note: "campagne gestite" },
      ],
      terms: feeTerms,
      pictureAlt: "Composizione geometrica: un megafono in un angolo e grandi onde sonore che cambiano colore",
    },
    platforms: {
      title: "Google o Facebook?",
      google: {
        title: "Su Google ti stanno cercando",
        text: "Il tubo perde, l’auto non parte, serve un commercialista. Chi cerca ha bisogno di qualcuno adesso. Devi esserci, con la risposta giusta.",
      },
      facebook: {
        title: "Su Facebook ancora no",
        text: "Nessuno si sveglia cercando un corso di ceramica. Ma chi lo vede nella sua città, al momento giusto, ci pensa.",
      },
      both: "Insieme funzionano meglio. Facebook ti fa conoscere, Google raccoglie chi poi ti cerca.",
    },
    features: {
      title: "Cosa facciamo, in concreto",
      items: [
        {
          title: "Parole scelte e parole escluse",
          text: "Compriamo le ricerche di chi vuole un preventivo e scartiamo quelle di chi cerca lavoro o il fai da te.",
        },
        {
          title: "Annunci che parlano come te",
          text: "Testi e immagini nati dal tuo mestiere, in più versioni a confronto. Resta quella che porta richieste.",
        },
        {
          title: "Budget sorvegliato",
          text: "Spesa, zone e orari sempre sotto controllo. Se la sera non rispondi al telefono, spegniamo gli annunci.",
        },
        {
          title: "Contano le richieste",
          text: "Il metro della campagna è chi chiama, chi scrive, chi compra. I clic, da soli, non pagano l’affitto.",
        },
      ],
    },
    process: {
      title: "Come nasce una campagna",
      text: "Il secondo passo finisce con il tuo sì. Prima di allora non si spende un euro in annunci.",
      steps: [
        {
          title: "Ascolto",
          text: "Cosa vendi, a chi, con quale margine. Se hai già delle campagne, guardiamo cosa hanno insegnato.",
        },
        {
          title: "Piano",
          text: `Canali, zone e spesa prevista. Scriviamo gli annunci, e tu approvi o correggi ${approved}.`,
        },
        {
          title: "Attivazione",
          text: `In ${times.activation} dalla tua approvazione gli annunci sono online, con il tracciamento attivo.`,
        },
        {
          title: "Ottimizzazione",
          text: `Spegniamo ciò che spreca, rinforziamo ciò che rende, e ${times.report} lo leggi nel report.`,
        },
      ],
    },
    offer: {
      title: "Quanto costa la gestione",
      setup: { figure: euro(setupPerChannel), label: "di avvio", note: "per canale, una volta sola" },
      advance: {
        figure: euro(firstTermMinimum),
        label: `in anticipo, ${times.initialTerm} × ${euro(minimumMonthlyFee)}`,
        note: `al mese il ${feePercent}% della spesa, almeno ${euro(minimumMonthlyFee)}; poi mese per mese, con ${times.notice} di preavviso`,
      },
      total: {
        figure: euro(firstPayment),
        label: "alla partenza, come minimo",
        note: "per un canale, annunci e IVA esclusi",
      },
      text: `Prezzi IVA esclusa; il budget degli annunci è a parte. Con Win-${WORD_JOINER}Win l’avvio sparisce, se il budget lo paghi tramite noi.`,
      link: `Prezzi e formula Win-${WORD_JOINER}Win`,
    },
    questions: {
      title: "Tempi e risultati",
      items: [
        {
          topic: "activation",
          question: "Quando partono gli annunci?",
          answer: `In ${times.activation} da quando approvi ${approved}. Nel frattempo carichiamo gli annunci e proviamo che ogni telefonata venga contata.`,
        },
        {
          topic: "results",
          question: "Come misurate i risultati?",
          answer: `Confrontiamo quello che spendi con richieste e vendite, ciascuna con il suo costo. Il rendimento lo calcoliamo sui tuoi margini.`,
        },
      ],
    },
    cta: {
      hoarding: ["Il tuo annuncio,", "qui."],
      title: `Mostraci i${NBSP}tuoi annunci`,
      text: "O dicci che non ne hai mai fatti. In una consulenza gratuita vediamo da quale canale ti conviene cominciare.",
      button: "Parliamo dei tuoi annunci",
    },
  } satisfies Words;
};
