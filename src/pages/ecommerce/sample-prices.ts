const order = { price: 60, goods: 31, ads: 12 };

/** An order on the sample receipt, in euro without VAT: its price, what it costs, and what is left. */
export const samplePrices = { ...order, left: order.price - order.goods - order.ads };
