/** An order on the sample receipt, in euro without VAT: its price, and what it costs. */
const order = { price: 60, goods: 31, ads: 12 };

export const sampleOrder = { ...order, left: order.price - order.goods - order.ads };
