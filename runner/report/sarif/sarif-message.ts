/** Arbitrary text as a message of SARIF 2.1, with placeholders and links escaped. */
export function sarifMessage(text: string): { readonly text: string } {
  return { text: text.replaceAll(/\{(\d+)\}/g, '{{$1}}').replaceAll('](', '] (') }
}
