import { NBSP, plural, WORD_JOINER } from "../../facts/format.ts";
import { channels } from "../../facts/offers.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const it = ({
  feeTerms,
  advance,
  approved,
  euro,
  facts,
  firstMonths,
  fromEuro,
  keeps,
  officeHours,
  roiBasis,
  sums,
  times,
}: Say) => {
  const { adsExample, firstTermMinimum, setupOfChannels, thresholdSpend } = sums;
  const { feePercent, initialTermMonths, minimumMonthlyFee, setupPerChannel } = facts.offers.adsManagement;
  const { averageRoiPercent, campaigns } = facts.statistics;
  const theFirstMonths = `${plural(initialTermMonths, "il", "i")} ${firstMonths}`;
  const winWin = `Win-${WORD_JOINER}Win`;
  const threshold = `${euro(thresholdSpend)} di spesa al mese`;
  const { fee, firstInvoice, firstTerm, spend } = adsExample;

  return {
    label: "Prezzi Google e Facebook Ads",
    menuText: "Quanto costa, voce per voce",
    meta: {
      title: "Prezzi gestione Google e Facebook Ads",
      description: `Gestione Google e Facebook Ads: ${feePercent}% della spesa, almeno ${euro(minimumMonthlyFee)} al mese; avvio ${euro(setupPerChannel)} per canale, zero con Win-Win. Annunci e IVA esclusi.`,
      imageAlt: "Il titolo della pagina accanto a un risultato di ricerca che sale in cima",
    },
    hero: {
      kicker: "Gestione Google Ads e Facebook Ads",
      title: "Compri clic",
      accent: "o trovi clienti?",
      lede: "Noi contiamo telefonate e richieste. Quanto costa la gestione è scritto tutto qui.",
      offer: [
        {
          figure: fromEuro(minimumMonthlyFee),
          note: "al mese di gestione",
        },
        {
          figure: times.activation,
          note: "dalla tua approvazione alla partenza",
        },
        { figure: "Gratuita", note: "la consulenza" },
      ],
      terms: feeTerms,
      pictureAlt: "Composizione geometrica: un risultato di ricerca lascia il suo posto e sale in cima alla pagina",
    },
    whatsapp: "Scrivici su WhatsApp",
    call: "Chiama ora",
    scroll: "Vai ai problemi che risolviamo",
    problems: {
      title: "Ti riconosci?",
      text: "Sono le frasi che sentiamo al primo incontro.",
      items: [
        {
          title: "«I soldi finiscono e non so dove»",
          text: "A fine mese il budget è speso e nessuno sa dire cosa ha comprato.",
        },
        {
          title: "«Tanti clic, il telefono tace»",
          text: "La gente arriva, guarda e se ne va. L’annuncio prometteva una cosa, la pagina ne dice un’altra.",
        },
        {
          title: "«Mi chiamano quelli sbagliati»",
          text: "Chi cerca lavoro, chi vuole tutto gratis, chi abita dalla parte opposta d’Italia.",
        },
        {
          title: "«I report non li capisco»",
          text: "Pagine di sigle. E alla domanda «mi conviene?» nessuno risponde.",
        },
        {
          title: "«È tutto fermo da mesi»",
          text: "La campagna è partita con entusiasmo e nessuno l’ha più toccata.",
        },
      ],
    },
    philosophy: {
      title: "Partiamo dal tuo lavoro",
      paragraphs: [
        "Un annuncio è la risposta a una domanda. Se la capiamo bene, bastano poche parole e un budget ragionevole.",
        "Per questo vogliamo sapere cosa vendi, quanto ci guadagni, quale telefonata vorresti ricevere.",
      ],
      quote: `La pubblicità che non porta lavoro è${NBSP}rumore.`,
    },
    blocks: {
      title: "Che cosa comprende la gestione",
      items: [
        {
          title: "Strategia",
          items: [
            "Analisi di domanda, zona e concorrenti",
            "Scelta dei canali tra Google e Facebook",
            "Obiettivi e spesa prevista, messi per iscritto",
          ],
        },
        {
          title: "Annunci",
          items: [
            "Parole chiave scelte e parole escluse",
            "Testi e immagini in più versioni",
            "Zone, orari e pubblico su misura",
          ],
        },
        {
          title: "Misurazione",
          items: [
            "Tracciamento delle richieste, al telefono e in chat",
            "Costo di ogni contatto",
            `Un report ${times.report}`,
          ],
        },
        {
          title: "Ottimizzazione",
          items: ["Budget spostato dove rende", "Annunci deboli sostituiti", "Consigli per la pagina d’arrivo"],
        },
      ],
    },
    prices: {
      title: "I prezzi della gestione",
      text: `Prezzi IVA esclusa. Il compenso si aggiunge al budget degli annunci, che decidi tu: fino a ${threshold} è di ${euro(minimumMonthlyFee)} fissi; oltre, è il ${feePercent}%.`,
      rows: [
        { label: "Avvio", value: euro(setupPerChannel), note: "Per ogni canale, una volta sola." },
        {
          label: "Compenso mensile",
          value: `${feePercent}%`,
          note: `Della spesa in annunci di quel mese, tutti i canali insieme, in più rispetto alla spesa. Almeno ${euro(minimumMonthlyFee)} al mese.`,
        },
      ],
      terms: [
        {
          label: "Impegno iniziale minimo",
          value: times.initialTerm,
          note: `Si ${plural(initialTermMonths, "paga", "pagano")} in anticipo: almeno ${euro(firstTermMinimum)} per ${theFirstMonths}, con il compenso ${advance}.`,
        },
        {
          label: `Dopo ${theFirstMonths}`,
          value: "Mese per mese",
          note: `Puoi disdire con ${times.notice} di preavviso.`,
        },
        { label: "Attivazione", value: times.activation, note: `Da quando approvi ${approved}.` },
      ],
      cost: {
        spend: "Spesa in annunci al mese",
        result: "Quanto costa al mese",
        winWin: `Con ${winWin}, senza costo di avvio`,
        fee: "A noi, al mese",
        total: "Con gli annunci, al mese",
        firstInvoice: "Primo pagamento a noi",
        terms: `Prezzi IVA esclusa. Il primo pagamento è per ${theFirstMonths} e l’avvio, annunci esclusi.`,
        examples: {
          caption: "Tre esempi, per un canale",
          rows: ["Spesa in annunci al mese", "Compenso", "Totale al mese", "Primo pagamento", `Con ${winWin}`],
        },
      },
    },
    winWin: {
      title: `La proposta ${winWin}`,
      text: "Tu non paghi l’avvio. In cambio il budget degli annunci passa da noi.",
      offers: [
        {
          title: "Di solito",
          setup: euro(setupPerChannel),
          unit: "di avvio per canale",
          items: [
            "Gli annunci li paghi tu alle piattaforme",
            `Compenso: ${feePercent}% della spesa, almeno ${euro(minimumMonthlyFee)} al mese`,
            `Prima fattura con ${euro(spend)} di annunci al mese: ${euro(firstInvoice)}`,
          ],
        },
        {
          title: `Con ${winWin}`,
          setup: euro(0),
          unit: "di avvio, su ogni canale",
          items: [
            "Gli annunci li paghi a noi, e noi paghiamo le piattaforme",
            `Compenso: sempre ${feePercent}%, con lo stesso minimo`,
            `Prima fattura con ${euro(spend)} di annunci al mese: ${euro(firstTerm)}, più gli annunci`,
          ],
        },
      ],
      note: `Prezzi IVA esclusa. La prima fattura è per un canale e comprende ${theFirstMonths}; gli annunci si aggiungono. Per ${channels.join(" e ")} insieme l’avvio costerebbe ${euro(setupOfChannels)}: con ${winWin} non lo paghi.`,
    },
    reasons: {
      title: "Perché affidarci i tuoi annunci",
      items: [
        {
          title: `Oltre ${times.experience} nel digitale`,
          text: `È l’esperienza del nostro fondatore. Come agenzia abbiamo gestito oltre ${campaigns} campagne.`,
        },
        {
          title: `ROI medio del ${averageRoiPercent}%`,
          text: `${roiBasis} Il tuo lo calcoliamo sui tuoi margini.`,
        },
        { title: "Prezzi scritti", text: "Compenso, minimo e durata li leggi qui, prima di telefonarci." },
        {
          title: "Anche la pagina",
          text: "Se la pagina d’arrivo non convince, possiamo rifarla noi.",
        },
        {
          title: "Una risposta c’è sempre",
          text: `Su WhatsApp l’assistente virtuale, automatico, risponde a ogni ora. Una persona, ${officeHours}.`,
        },
      ],
    },
    testimonials: {
      title: "Chi lavora con noi",
      text: "Chi ha poco tempo e vuole sapere dove vanno i soldi.",
    },
    faq: {
      title: "Domande sui prezzi e sui tempi",
      items: [
        {
          question: "Quanto devo spendere in annunci?",
          answer: `Lo decidi tu. Un esempio: un canale e ${euro(spend)} di annunci al mese. Il compenso è di ${euro(fee)} al mese. La prima fattura è di ${euro(firstInvoice)}, cioè ${euro(firstTerm)} per ${theFirstMonths} e ${euro(setupPerChannel)} di avvio, annunci e IVA esclusi. Con ${winWin} è di ${euro(firstTerm)}, più gli annunci, che paghi a noi.`,
        },
        {
          question: "In quanto tempo partono le campagne?",
          answer: `In ${times.activation} da quando approvi ${approved}. Prima di allora non spendi un euro in annunci.`,
        },
        {
          question: "Per quanto mi impegno, e come finisce?",
          answer: `L’impegno iniziale è di ${times.initialTerm} e si paga in anticipo: almeno ${euro(firstTermMinimum)}, IVA esclusa. Poi vai avanti mese per mese e puoi disdire con ${times.notice} di preavviso. ${keeps}`,
        },
        {
          question: `Cosa cambia con ${winWin}?`,
          answer: `Gli annunci li paghi a noi e l’avvio non c’è. Senza, li paghi tu alle piattaforme e l’avvio costa ${euro(setupPerChannel)} per canale, IVA esclusa.`,
        },
        {
          question: "Come misurate i risultati?",
          answer: `Contiamo richieste e vendite, ciascuna con il suo costo. Un report ${times.report} te le mostra tutte.`,
        },
      ],
    },
    final: {
      title: "Dicci quanto spendi oggi",
      text: "Anche se la risposta è «niente». Ne parliamo, e scopri cosa faremmo noi con quel budget.",
    },
  } satisfies Words;
};
