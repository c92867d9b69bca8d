/** Kinds of ids of constants whose values are enumerants, by the kind of these. */
export const idEnumerations: Readonly<Record<string, string>> = {
  IdScope: 'Scope',
  IdMemorySemantics: 'MemorySemantics',
}
