import type { Review } from "./words.ts";

export const en = [
  {
    author: "M. R.",
    company: "restaurant",
    rating: 5,
    body: "On Saturday nights the phone would ring and nobody on the floor had a free hand. Now RispondiSubito answers, and when things slow down I find the requests already written up. I sleep better.",
  },
  {
    author: "L. B.",
    company: "dental practice",
    rating: 5,
    body: "They talked me through every cost first. Now I know which ads bring in patients and which don’t, and even I can follow the report.",
  },
  {
    author: "G. F.",
    company: "garage",
    rating: 5,
    body: "Few words, job done. The site was ready on the day they said, it reads well on a phone and people ring.",
  },
  {
    author: "S. C.",
    company: "furniture shop",
    rating: 5,
    body: "We used to print catalogues that were fit for the bin after a season. With the page-turning one we send a link, and customers walk in already knowing which sofa they want to try.",
  },
  {
    author: "A. T.",
    company: "plumber",
    rating: 5,
    body: "I know very little about the internet and they never once made me feel it. I send a voice note from the van, they reply, that’s it.",
  },
  {
    author: "E. V.",
    company: "estate agency",
    rating: 5,
    body: "Fewer enquiries than before, but the right ones: people who are really selling, in our area. Which is what I had asked for.",
  },
  {
    author: "P. D.",
    company: "gym",
    rating: 5,
    body: "For us September makes or breaks the year. The campaign started in time, the page answered the questions we always get, and at the desk we knew where every trial request had come from.",
  },
  {
    author: "R. N.",
    company: "hairdresser",
    rating: 5,
    body: "I wanted something simple and pretty, and I got it. When I change my price list I send a message and find it updated.",
  },
  {
    author: "F. M.",
    company: "garden nursery",
    rating: 5,
    body: "I was expecting the usual agency that talks about visibility. Instead the first question was: what is worth your while to sell right now? Everything else followed from there, season by season.",
  },
  {
    author: "C. G.",
    company: "winery",
    rating: 5,
    body: "We haven’t been selling wine online for long. Before advertising anything they wanted to see the margin on every bottle: nobody had ever asked us, and it was the right question.",
  },
  {
    author: "D. P.",
    company: "law firm",
    rating: 5,
    body: "Punctual, discreet, exact with figures. No exaggerated promises, which in my line of work is something you notice.",
  },
  {
    author: "N. S.",
    company: "building contractor",
    rating: 5,
    body: "We used to spend on gut feeling. Now we can see which ad brings requests for quotes and which brings the merely curious: the second gets switched off and we carry on with the first.",
  },
  {
    author: "B. L.",
    company: "bed and breakfast",
    rating: 5,
    body: "The photographs are the same as before, but presented like this it looks like another place. Guests write to us directly, and in the morning I find their messages in order.",
  },
  {
    author: "T. Z.",
    company: "",
    rating: 5,
    body: "Kind, clear, quick to reply. I’d call them again tomorrow.",
  },
  {
    author: "I. A.",
    company: "florist",
    rating: 5,
    body: "In the run-up to Christmas the shop is under siege and I couldn’t afford to lose orders over the phone. They set everything up in good time, had me try the number, and then it simply worked.",
  },
  {
    author: "V. O.",
    company: "driving school",
    rating: 5,
    body: "A single page, with the price in plain view and a button to message us. Young people open it, read it, send the message. We already had a complicated website, and nobody looked at it.",
  },
  {
    author: "O. M.",
    company: "pastry shop",
    rating: 5,
    body: "What I liked best: when an ad wasn’t working they told me themselves, before I had to ask.",
  },
] satisfies readonly Review[];
