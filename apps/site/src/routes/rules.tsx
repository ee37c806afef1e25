import { RulesScreen } from '../features/rules/rules-screen.tsx'
import type { PageProps } from './page-props.ts'

/** `/rules` and `/rules/article/{article}`. */
export default function RulesRoute({ params }: PageProps) {
  return <RulesScreen article={params.article === undefined ? undefined : Number(params.article)} />
}
