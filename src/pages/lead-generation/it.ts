import { quantity } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import { sampleEnquiry } from "./sample-enquiry.ts";
import type { Words } from "./words.ts";

export const it = ({ approved, euro, facts, late, leadsFor, madeIn, ...say }: Say) => {
  const { monthsIn, shortNote, startingPrice, sums, times } = say;
  const { feePercent, minimumMonthlyFee } = facts.offers.adsManagement;
  const months = monthsIn("leadGeneration");
  const price = startingPrice("leadGeneration");

  return {
    label: "Lead generation",
    menuText: "Richieste da chi vuole quello che offri",
    meta: {
      title: `Più richieste di preventivo, ${price}`,
      description: `Pagina, annunci e tracciamento costruiti per te e seguiti${months && ` per ${months}`}, ${price} più la spesa in annunci. Le prime richieste, di norma, entro ${times.prospects}.`,
      imageAlt: "Il titolo della pagina accanto a una rete di punti che ne ha raccolto uno",
      service: {
        type: "Lead generation",
        description:
          "Campagne, pagine e tracciamento che portano alle piccole e medie imprese richieste qualificate, con la loro origine e il loro costo.",
      },
    },
    hero: {
      kicker: "Lead generation",
      title: "Richieste da chi vuole",
      accent: "davvero un preventivo",
      lede: `Costruiamo pagina, annunci e tracciamento${months && `, e per ${months} li seguiamo noi`}. Tu rispondi a chi ha bisogno di quello che fai.`,
      offer: [
        { figure: price, note: shortNote("leadGeneration") },
        {
          figure: quantity(facts.delivery.activationWorkingDays, "giorno", "giorni"),
          note: "lavorativi, dalla tua approvazione",
        },
        { figure: times.prospects, note: "di norma, alle prime richieste" },
      ],
      pictureAlt: "Composizione geometrica: tanti punti passano e una rete si piega sotto quello che ha raccolto",
    },
    moves: "Dipende da quante pagine e quanti canali servono, non dalla spesa in annunci.",
    features: {
      title: "Che cosa rende buona una richiesta",
      text: "Ogni richiesta ti arriva con la sua scheda. Questa è un esempio.",
      record: `Richiesta di ${sampleEnquiry.name}`,
      when: `martedì, ${sampleEnquiry.time}`,
      items: [
        {
          title: "Le persone giuste",
          text: "Scegliamo zona e bisogno: una palestra non deve pagare per chi abita a ore di strada.",
          label: "Zona",
          sample: "A dieci minuti da te",
        },
        {
          title: "Una pagina che fa chiamare",
          text: "Una promessa, una prova, un pulsante. Nessun menu in cui perdersi.",
          label: "Canale",
          sample: "Telefono, dalla pagina",
        },
        {
          title: "Richieste già filtrate",
          text: "Poche domande separano chi vuole un preventivo da chi passava di lì.",
          label: "Bisogno",
          sample: "Caldaia nuova, entro il mese",
        },
        {
          title: "L’annuncio che l’ha portata",
          text: "Se si può tracciare, sai da quale annuncio arriva e quanto ti è costata.",
          label: "Annuncio",
          sample: "«Caldaie», su Google",
        },
      ],
    },
    funnel: {
      title: "Dalla ricerca alla telefonata",
      text: "Misuriamo dove le persone si perdono, e correggiamo.",
      stages: [
        {
          title: "Ti trova",
          text: "Su Google mentre cerca un idraulico o un dentista; su Facebook e Instagram, se somiglia ai tuoi clienti.",
        },
        { title: "Ti sceglie", text: "La pagina dice subito cosa fai, dove lavori e perché fidarsi." },
        { title: "Ti chiama", text: `O ti scrive su WhatsApp. ${leadsFor}` },
      ],
    },
    process: {
      title: "Come si comincia",
      steps: [
        { title: "Ci racconti chi cerchi", text: "Chi è, dove vive, cosa chiede. E chi preferisci non sentire." },
        { title: "Scriviamo pagina e annunci", text: `${madeIn} Prima di partire approvi ${approved}.` },
        { title: "Attiviamo la campagna", text: "Il tracciamento parte insieme, e conta dal primo giorno." },
        {
          title: "Spostiamo il budget",
          text: `Dagli annunci che costano e basta a quelli che portano richieste. Lo leggi nel report, ${times.report}.`,
        },
      ],
    },
    questions: {
      title: "Prima di cominciare",
      items: [
        {
          topic: "activation",
          question: "Quando arrivano le prime richieste?",
          answer: `La campagna è attiva in ${times.activation} da quando approvi ${approved}. Da lì, di norma, servono fino a ${times.prospects}. ${late}`,
        },
        {
          topic: "results",
          question: "Come misurate i risultati?",
          answer:
            "Con il costo di ogni richiesta e quante diventano clienti, se ce lo dici. Report e tracciamento sono nel prezzo: non ti serve comprare anche «Analisi e report».",
        },
      ],
    },
    after: {
      text: `${months ? `Dopo ${months}` : "Alla fine"} ti fermi, o continui ai prezzi della gestione annunci, senza un secondo avvio. Un budget da cui partire? Fino a ${euro(sums.thresholdSpend)} di annunci al mese la gestione costa ${euro(minimumMonthlyFee)}; oltre, il ${feePercent}%.`,
      link: "I prezzi della gestione",
    },
    cta: {
      title: "Chi vorresti sentire al telefono?",
      text: "Raccontacelo in una consulenza gratuita. Se per la tua zona o il tuo settore non ha senso, te lo diciamo subito.",
      button: "Chiedi un preventivo",
    },
  } satisfies Words;
};
