import { rules, texts } from './texts.ts'

/** What the judge needs of texts and of their rules. The build replaces this file by data without the words of rules. */
export { rules as judgedRules, texts as judgedTexts }
