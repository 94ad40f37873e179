import { WORD_JOINER } from "../../facts/format.ts";
import type { Say } from "../../words/say.ts";
import type { Words } from "./words.ts";

export const en = ({ approved, startingPrice, leadsFor, monthsIn, shortNote, times, priceLine, vat }: Say) => {
  const months = monthsIn("leadGeneration");

  return {
    label: "Lead generation",
    menuText: "Enquiries from people who want exactly what you offer",
    meta: {
      title: "Lead generation: qualified enquiries",
      description: `Ads, pages and tracking that bring you enquiries from people who mean it. As a rule, first prospects arrive within ${times.prospects} of the campaign going live.`,
      imageAlt: "The page title beside a net of dots that has caught one of them",
      service: {
        type: "Lead generation",
        description:
          "Campaigns, pages and tracking that bring small and medium-sized businesses qualified enquiries, each with its source and its cost.",
      },
    },
    hero: {
      kicker: "Lead generation",
      title: `Fewer time-${WORD_JOINER}wasters.`,
      accent: "More calls.",
      lede: `We bring you people who need what you do, and give them a good reason to call.`,
      offer: [
        { figure: startingPrice("leadGeneration"), note: shortNote("leadGeneration") },
        months ? { figure: months, note: "of service in the price" } : { figure: "Free", note: "consultation" },
        { figure: `within ${times.prospects}`, note: "first prospects after launch" },
      ],
      pictureAlt: "Geometric composition: many dots pass by and a net bends under the one it has caught",
    },
    funnel: {
      title: "From search to phone call",
      text: "We count those who stop, and work out why.",
      stages: [
        {
          title: "They find you",
          text: "People who need a plumber or a dentist see you on Google as they search. People like your best customers come across you on Facebook.",
        },
        {
          title: "They choose you",
          text: "The page answers what every visitor wants to know: what you do, where you work, why you can be trusted.",
        },
        {
          title: "They get in touch",
          text: `By phone, on WhatsApp or in writing, and you know which ad it came from. ${leadsFor}`,
        },
      ],
    },
    features: {
      title: "A good enquiry is no accident",
      text: "Every enquiry comes with its record. This one is an example.",
      items: [
        {
          title: "The right people",
          text: "We choose the area, the need and the moment. A gym shouldn’t pay to reach people hours away.",
          sample: "Ten minutes from you",
        },
        {
          title: "A page that makes the phone ring",
          text: "One clear promise, one piece of proof, one button. No menu to get lost in.",
          sample: "Pressed “Call”",
        },
        {
          title: "Enquiries already screened",
          text: "A few questions up front separate people who want a quote from people just browsing.",
          sample: "A new boiler, this month",
        },
        {
          title: "A source for every enquiry",
          text: "You know which ad made the phone ring, and what that call cost you.",
          sample: "From the “boilers” ad",
        },
      ],
    },
    process: {
      title: "How we begin",
      text: "We ask you the thing you know better than anyone: what a good customer looks like to you.",
      steps: [
        {
          title: "Tell us who you’re after",
          text: "Who they are, where they live, what they ask on the phone. And who you would rather not hear from.",
        },
        {
          title: "We shape the message",
          text: `We choose what to promise, in which words and on which channels. Before we start, you approve ${approved}.`,
        },
        {
          title: "We launch the campaigns",
          text: "Ads, page and tracking start together, so no enquiry arrives without its source.",
        },
        {
          title: "We keep what pays",
          text: `With the report, ${times.report}, we make room for the ads that bring customers.`,
        },
      ],
    },
    questions: {
      title: "Before you start",
      items: [
        {
          topic: "activation",
          question: "How soon will I get the first enquiries?",
          answer: `The campaign is live in ${times.activation} from your approval of ${approved}. As a rule, the first prospects arrive within ${times.prospects} of that. If you need a website, it is separate, ${priceLine("instantWebsites")}, ${vat}.`,
        },
        {
          topic: "results",
          question: "How do you measure results?",
          answer:
            "Every enquiry stands beside the ad it came from. We look at what an enquiry costs and at how many become customers.",
        },
      ],
    },
    cta: {
      title: "Who would you like on the line?",
      text: "Tell us in a free consultation. If it makes no sense for your area or your trade, you’ll know straight away. Campaigns, page and tracking are in the price.",
      button: "Let’s talk about your customers",
    },
  } satisfies Words;
};
