/** A name that is the same in every language. */
export const exampleNames = (name: string) => ({ name, name_az: name, name_ru: name, name_en: name })
