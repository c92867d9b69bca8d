/** A text that may hold anything as a message of SARIF 2.1: what it would read as a placeholder or as a link is none. */
export function sarifMessage(text: string): { readonly text: string } {
  return { text: text.replaceAll(/\{(\d+)\}/g, '{{$1}}').replaceAll('](', '] (') }
}
