import { aroundTheClock, NBSP, range, WORD_JOINER } from "../../format.ts";
import { site } from "../../site.ts";
import type { ServiceCardsWords } from "./words.ts";

const { activationWorkingDays, instantSite, landingPage, supportMonths } = site.delivery;
const { hoursPerDay, daysPerWeek } = site.availability;

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
      details: {
        text: "Ti facciamo trovare da chi ha bisogno di te in questo momento, nella tua zona, e gli diamo un buon motivo per chiamarti. Tu ricevi richieste, non statistiche di visite.",
        link: "Come arrivano i contatti",
      },
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
      details: {
        text: "Portiamo nel tuo negozio online persone pronte a comprare e recuperiamo quelle che si sono fermate davanti alla cassa. Con un occhio al margine, perché vendere in perdita è facile.",
        link: "Come far crescere gli ordini",
      },
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
      details: {
        text: "Google per chi ti sta cercando, Facebook per chi non sa ancora che esisti. Scriviamo gli annunci, li teniamo d’occhio e ti diciamo quanto costa ogni contatto.",
        link: "Come gestiamo gli annunci",
      },
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
      details: {
        text: "Da dove arrivano i clienti? Quanto ti costano? Che cosa conviene fermare? Un report in parole semplici, letto insieme, così la prossima decisione la prendi a ragion veduta.",
        link: "Come leggiamo i numeri",
      },
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
      details: {
        text: `Un sito completo in ${instantSite.days}${NBSP}giorni, dall’analisi al lancio. Con ${supportMonths}${NBSP}mesi di assistenza e un pacchetto di modifiche già nel prezzo: il listino cambia, il sito pure.`,
        link: "Il calendario, giorno per giorno",
      },
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
      details: {
        text: `Una domanda al volo, una foto, un vocale dal furgone. L’assistente virtuale risponde ${hoursPerDay}${NBSP}ore su ${hoursPerDay}, ${daysPerWeek}${NBSP}giorni su ${daysPerWeek}: il modo più comodo per cominciare a parlarne.`,
        link: "Invia messaggio o vocale",
      },
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
      details: {
        text: `Una pagina sola per un’offerta sola, scritta perché chi arriva ti contatti. Pronta in ${landingPage.workingDays}${NBSP}giorni lavorativi, con hosting, SSL, statistiche e aggiornamenti compresi.`,
        link: "Che cosa comprende la pagina",
      },
    },
    {
      title: "RispondiSubito",
      description: `La risposta automatica che non perde una chiamata, ${aroundTheClock(site.availability)}.`,
      icon: "phone",
      features: ["Collegato al tuo CRM", "Passa ogni chiamata alla persona giusta", "Nessun costo di operatore"],
      path: "services/rispondi-subito",
      whatsapp: false,
      details: {
        text: `Il centralino automatico che risponde ${aroundTheClock(site.availability)}, passa la chiamata alla persona giusta e lascia traccia nel tuo CRM. Senza costi di operatore.`,
        link: "Come funziona RispondiSubito",
      },
    },
  ],
} satisfies ServiceCardsWords;
