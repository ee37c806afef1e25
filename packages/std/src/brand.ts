declare const brand: unique symbol

/** A value that the type checker keeps apart from its bare type, so that odds never pass for money. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name }
