/** A part of the report that is HTML already: its name, by which the script asks for it, and its body, every value in it escaped. */
export type WrittenPage = readonly [name: string, body: string]
