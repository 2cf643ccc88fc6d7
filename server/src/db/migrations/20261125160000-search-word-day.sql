-- Seekers of each keyword and day. Hot words read these counts; the seekers themselves are needed on their day only.
create table search_word_day (
  day date not null,
  keyword text not null,
  seekers integer not null,
  primary key (day, keyword)
);
create index search_word_day_keyword on search_word_day (keyword);

insert into search_word_day
select day, keyword, count(*) from search_day group by day, keyword;
