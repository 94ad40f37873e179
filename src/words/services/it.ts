import { aroundTheClock, NBSP, range, WORD_JOINER } from "../../format.ts";
import { site } from "../../site.ts";
import type { ServiceCardsWords } from "./words.ts";

const { activationWorkingDays, instantSite, landingPage, supportMonths } = site.delivery;

export const it = {
  title: "Tutto quello che serve per crescere online",
  text: "Servizi che lavorano insieme: misuriamo ogni passaggio, dal primo clic alla telefonata.",
  cards: [
    {
      title: "Lead generation",
      description: "Contatti pronti a parlare con te, non semplici visite.",
      icon: "target",
      features: [
        "Il pubblico scelto per zona e per bisogno",
        "Telefonate e richieste tracciate una per una",
        "Di ogni contatto sai da dove arriva",
      ],
      path: "services/lead-generation",
      whatsapp: false,
    },
    {
      title: `Promozione e-${WORD_JOINER}commerce`,
      description: "Più ordini, meno carrelli abbandonati, margini sotto controllo.",
      icon: "cart",
      features: [
        "Annunci sui prodotti che lasciano margine",
        "Un secondo invito a chi non ha finito l’ordine",
        "Ricavi e costi nella stessa tabella",
      ],
      path: "services/ecommerce",
      whatsapp: false,
    },
    {
      title: "Gestione annunci",
      description: "Annunci su Google e Facebook, con il budget dove rende davvero.",
      icon: "megaphone",
      features: [
        "Google per chi cerca, Facebook per chi non ti conosce",
        "I costi scritti prima di partire",
        `Attivi in ${range(activationWorkingDays)}${NBSP}giorni lavorativi`,
      ],
      path: "services/ads",
      whatsapp: false,
    },
    {
      title: "Analisi e report",
      description: "Numeri chiari, letti insieme, per decidere con calma.",
      icon: "bars",
      features: [
        "Contiamo telefonate, messaggi e ordini",
        "Un report che si legge senza interprete",
        "Si tiene ciò che rende, si ferma il resto",
      ],
      path: "services/analytics",
      whatsapp: false,
    },
    {
      title: "Siti istantanei",
      description: `Online in ${instantSite.days}${NBSP}giorni, con ${supportMonths}${NBSP}mesi di assistenza.`,
      icon: "bolt",
      features: [
        "Dall’analisi al lancio, un calendario preciso",
        "Pacchetto di modifiche compreso nel prezzo",
        "Comodo da leggere sul telefono",
      ],
      path: "instant-websites",
      whatsapp: false,
    },
    {
      title: "Scrivici su WhatsApp",
      description: `Un messaggio o un vocale: l’assistente virtuale risponde ${aroundTheClock(site.availability)}.`,
      icon: "chat",
      features: [
        "Scrivi quando hai un momento, anche la domenica",
        "Testo, foto o nota vocale",
        "La consulenza è gratuita",
      ],
      path: null,
      whatsapp: true,
    },
    {
      title: "Landing page professionali",
      description: `Una pagina, un obiettivo, ${landingPage.workingDays}${NBSP}giorni lavorativi.`,
      icon: "page",
      features: [
        "Hosting e certificato SSL compresi",
        "Statistiche e aggiornamenti compresi",
        "Rivedi e correggi prima che vada online",
      ],
      path: "landing-page-professionali",
      whatsapp: false,
    },
    {
      title: "RispondiSubito",
      description: `La risposta automatica che non perde una chiamata, ${aroundTheClock(site.availability)}.`,
      icon: "phone",
      features: ["Collegato al tuo CRM", "Passa ogni chiamata alla persona giusta", "Nessun costo di operatore"],
      path: "services/rispondi-subito",
      whatsapp: false,
    },
  ],
} satisfies ServiceCardsWords;
