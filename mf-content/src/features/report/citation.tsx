import { Button, copyText, Icon, shareAddress } from '@bee/ui/content';
import { fullCitation } from './full-citation.ts';
import type { Report } from './report-data.ts';
import './report.css';

/** How to cite this report; the copied text also has the access date and the address. */
export const Citation = ({ report: { citation } }: { report: Report }) => (
  <section className="content-report-part" aria-labelledby="cite">
    <h2 id="cite">引用本报告</h2>
    <div className="content-cite">
      <p>{citation}</p>
      <Button
        className="bee-no-print"
        icon={<Icon name="copy" size={16} />}
        aria-label="复制引用格式"
        onClick={() => void copyText(fullCitation(citation, shareAddress(), new Date()), '引用格式（GB/T 7714）已复制')}
      >
        复制
      </Button>
    </div>
    <p className="content-cite-note">GB/T 7714 格式，复制时补上引用日期和网址。</p>
  </section>
);
