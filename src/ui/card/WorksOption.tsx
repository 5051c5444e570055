import type { WorksOrder } from '../../engine/tactical/orders'
import { useWords } from '../useWords'
import { Option, Segmented } from './fields'
import type { Give } from './give'

/** T10.1: which mines are laid. */
export const WorksOption = ({ order, give }: Readonly<{ order: WorksOrder; give: Give }>) => {
  const { t } = useWords()
  if (order.kind !== 'layMines') return null
  return (
    <Option name={t('policy.mines')}>
      <Segmented
        label={t('policy.mines')}
        value={order.mines}
        choices={[
          ['antiTank', t('policy.antiTank')],
          ['antiPersonnel', t('policy.antiPersonnel')],
        ]}
        onPick={(mines) => give({ ...order, mines })}
      />
    </Option>
  )
}
