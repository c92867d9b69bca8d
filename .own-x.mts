import { validate } from '#reference/validate'
import { environmentByName } from '#spec/environments'
import { instructionByOpcode } from '#spec/grammar/grammar'
import { ownCases } from './test/support/own-cases.ts'
function placeOf(words: Uint32Array, word: number): string {
  let start = 5
  for (let length = 0; start + length <= word; length = (words[start] as number) >>> 16) start += length
  return `${instructionByOpcode((words[start] as number) & 0xffff)?.name} ${word - start}`
}
const want = ['OpTypeBufferEXT 2','OpConstantSizeOfEXT 1','OpConstantSizeOfEXT 3','OpBufferPointerEXT 3','OpMemberDecorateIdEXT 2','OpMemberDecorateIdEXT 4','OpGroupDecorate 3','OpTypeStruct 3']
const m = new Map<string,Set<string>>()
for (const c of ownCases) { if (!c.rule.startsWith('SPV_EXT_descriptor_heap')||c.expect==='valid'||c.limits) continue
 const v = validate(c.words, environmentByName(c.environments[0]!)!, {open:true}); if (v.kind!=='invalid') continue
 for (const b of v.blames) if (b.rule===c.rule) { const pl=placeOf(c.words,b.word); if (!m.has(pl)) m.set(pl,new Set()); m.get(pl)!.add(c.rule) } }
for (const w of want) console.log(w, [...(m.get(w)??[])].join(' '))
