import type { CaseData, CasesOfRule, RulesData } from '../../../runner/playground/page-data.ts'
import { unpack } from '../../pages/script/unpack.js'

/** Puts what a file of data holds where the page finds it; those files call it. */
type Receive = (name: string, packed: string) => void

/** Data that the page loads when it needs them. */
export interface DataFiles {
  readonly rules: () => Promise<RulesData>
  /** The cases of a rule; none if there is no such file. */
  readonly casesOf: (rule: string) => Promise<CasesOfRule>
  /** A case by its id; `undefined` if there is none. */
  readonly caseOf: (id: string) => Promise<CaseData | undefined>
}

const part = '[A-Za-z0-9_][A-Za-z0-9_.-]*'

/** Rules and cases as addresses may name them: nothing else becomes the name of a file. */
const [rulePattern, casePattern] = [
  new RegExp(`^${part}/${part}$`),
  new RegExp(`^(${part}/${part})/(${part})$`),
]

/** The rule of a case. */
export function ruleOfCase(id: string): string {
  return casePattern.exec(id)?.[1] ?? ''
}

/** Reads files by script elements, because a page that is opened from disk can read no other. */
export function dataFiles(): DataFiles {
  const received = new Map<string, string>()
  const receive: Receive = (name, packed) => received.set(name, packed)
  Object.assign(globalThis, { spirvCtsData: receive })
  const asked = new Map<string, Promise<unknown>>()

  const load = (name: string): Promise<unknown> => {
    const known = asked.get(name)
    if (known !== undefined) return known
    const loaded = new Promise<unknown>((resolve, reject) => {
      if (typeof DecompressionStream === 'undefined') {
        reject(
          new Error('This browser cannot unpack cases and rules: it has no DecompressionStream'),
        )
        return
      }
      const script = document.createElement('script')
      script.src = `${name}.js`
      script.addEventListener('load', () => {
        script.remove()
        const packed = received.get(name)
        received.delete(name)
        if (packed === undefined) reject(new Error(`${name}.js: holds no data`))
        else resolve(unpack(packed))
      })
      script.addEventListener('error', () => {
        script.remove()
        asked.delete(name)
        reject(new Error(`${name}.js: cannot be loaded`))
      })
      document.head.append(script)
    })
    asked.set(name, loaded)
    return loaded
  }
  const rules = () => load('rules') as Promise<RulesData>
  const casesOf = async (rule: string): Promise<CasesOfRule> => {
    const known = rulePattern.test(rule) ? (await rules())[rule] : undefined
    return known === undefined || known.cases.length === 0
      ? {}
      : ((await load(`cases/${rule}`)) as CasesOfRule)
  }
  return {
    rules,
    casesOf,
    caseOf: async (id) => {
      const [, rule = '', name = ''] = casePattern.exec(id) ?? []
      const cases = await casesOf(rule)
      return Object.hasOwn(cases, name) ? cases[name] : undefined
    },
  }
}
