import { vipBenefits } from '@bee/domain/vip-plans';
import { Icon, type IconName, Section } from '@bee/ui/content';
import './vip.css';

const icons: Record<(typeof vipBenefits)[number]['id'], IconName> = {
  reports: 'report',
  history: 'chart',
  exports: 'download',
  ai: 'ai',
  alerts: 'bell',
  badge: 'vip',
  custom: 'standard',
  events: 'leaf',
};

export const BenefitGrid = () => (
  <Section title="八大特权" bare>
    <ul className="member-benefits">
      {vipBenefits.map(({ id, title, text }) => (
        <li key={id} className="bee-card">
          <Icon name={icons[id]} size={28} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
